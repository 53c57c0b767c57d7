/** Sounds made on the spot, a few lines each. Silent until somebody switches them on. */
import { settings } from "../lib/settings.svelte";

let audio: AudioContext | null = null;
const LOUD = 0.125; // -18 dB

interface Tone {
  from: number;
  to?: number;
  ms: number;
  shape?: OscillatorType | "noise";
  after?: number;
}

const CUES: Record<string, Tone[]> = {
  die: [{ from: 900, to: 300, ms: 45, shape: "noise" }],
  card: [{ from: 500, to: 1400, ms: 120, shape: "noise" }],
  stolen: [{ from: 1800, to: 300, ms: 200, shape: "noise" }],
  strike: [{ from: 140, to: 50, ms: 160, shape: "triangle" }],
  defeated: [{ from: 900, to: 200, ms: 250, shape: "noise" }],
  exhausted: [{ from: 2400, to: 500, ms: 200, shape: "noise" }],
  refreshed: [{ from: 500, to: 2400, ms: 200, shape: "noise" }],
  more: [{ from: 1200, to: 2600, ms: 90, shape: "noise" }],
  less: [{ from: 2600, to: 700, ms: 220, shape: "noise" }],
  bell: [{ from: 520, ms: 250, shape: "sine" }, { from: 783, ms: 250, shape: "sine" }],
  drum: [{ from: 90, to: 45, ms: 240, shape: "sine" }],
  thread: [{ from: 420, to: 620, ms: 90, shape: "triangle" }],
  yours: [{ from: 523, ms: 130, shape: "sine" }, { from: 784, ms: 180, shape: "sine", after: 140 }],
};

export function cue(name: string | undefined): void {
  if (!settings.sound || !name) return;
  audio ??= new AudioContext();
  for (const tone of CUES[name] ?? []) play(audio, tone);
}

function play(context: AudioContext, { from, to = from, ms, shape = "sine", after = 0 }: Tone): void {
  const start = context.currentTime + after / 1000;
  const end = start + ms / 1000;
  const gain = new GainNode(context, { gain: LOUD });
  gain.gain.setValueAtTime(LOUD, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(context.destination);
  if (shape === "noise") {
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 2 });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(gain);
    const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
    source.connect(filter);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = new OscillatorNode(context, { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

let hiss: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}
