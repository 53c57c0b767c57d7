// Cuts an outline anew with straight cuts, as a knife would, and packs its corners into a short word.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The steps of a path as letters with their numbers, repeated letters written out. */
function* steps(path) {
  let rest = path;
  let letter = "";
  while ((rest = rest.replace(/^[\s,]+/, ""))) {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0];
      rest = rest.slice(1);
    } else if (letter === "M") letter = "L";
    else if (letter === "m") letter = "l";
    const numbers = [];
    for (let index = 0; index < COUNTS[letter.toUpperCase()]; index++) {
      const flag = letter.toUpperCase() === "A" && (index === 3 || index === 4);
      const found = (flag ? FLAG : NUMBER).exec(rest);
      numbers.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    yield [letter, numbers];
  }
}

/** The same steps with every point where it lies on the field, and only the letters M, L, C, Q, A and Z. */
function* placed(path) {
  let [x, y, startX, startY, lastX, lastY, before] = [0, 0, 0, 0, 0, 0, ""];
  for (const [letter, numbers] of steps(path)) {
    const kind = letter.toUpperCase();
    const here = letter === kind ? [0, 0] : [x, y];
    const at = (index) => [numbers[index] + here[0], numbers[index + 1] + here[1]];
    const mirrored = (kinds) => (kinds.includes(before) ? [2 * x - lastX, 2 * y - lastY] : [x, y]);
    let points = [];
    let drawn = kind;
    if (kind === "H") [drawn, points] = ["L", [numbers[0] + here[0], y]];
    else if (kind === "V") [drawn, points] = ["L", [x, numbers[0] + here[1]]];
    else if (kind === "S") [drawn, points] = ["C", [...mirrored("CS"), ...at(0), ...at(2)]];
    else if (kind === "T") [drawn, points] = ["Q", [...mirrored("QT"), ...at(0)]];
    else if (kind === "A") points = [...numbers.slice(0, 5), ...at(5)];
    else for (let index = 0; index < numbers.length; index += 2) points.push(...at(index));
    if (kind === "Z") [x, y] = [startX, startY];
    else [x, y] = points.slice(-2);
    if (kind === "M") [startX, startY] = [x, y];
    [lastX, lastY] = drawn === "C" || drawn === "Q" ? points.slice(-4, -2) : [x, y];
    before = kind;
    yield [drawn, points];
  }
}

/** Points along an arc of an ellipse, after the implementation notes of the SVG specification. */
function arc(x, y, [wide, high, turn, large, sweep, endX, endY]) {
  if (!wide || !high) return [[endX, endY]];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(x - endX) / 2, (y - endY) / 2];
  const [ownX, ownY] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const short = Math.max(1, Math.hypot(ownX / wide, ownY / high));
  const [a, b] = [Math.abs(wide) * short, Math.abs(high) * short];
  const room = (a * b) ** 2 / ((a * ownY) ** 2 + (b * ownX) ** 2) - 1;
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, room));
  const [centreX, centreY] = [(side * a * ownY) / b, (-side * b * ownX) / a];
  const from = Math.atan2((ownY - centreY) / b, (ownX - centreX) / a);
  let way = Math.atan2((-ownY - centreY) / b, (-ownX - centreX) / a) - from;
  if (sweep && way < 0) way += 2 * Math.PI;
  if (!sweep && way > 0) way -= 2 * Math.PI;
  return Array.from({ length: 16 }, (_, index) => {
    const at = from + (way * (index + 1)) / 16;
    const [u, v] = [a * Math.cos(at) + centreX, b * Math.sin(at) + centreY];
    return [cos * u - sin * v + (x + endX) / 2, sin * u + cos * v + (y + endY) / 2];
  });
}

/** Points along a Bézier curve of any degree. */
function bend(controls) {
  return Array.from({ length: 12 }, (_, index) => {
    const at = (index + 1) / 12;
    let points = controls;
    while (points.length > 1) {
      const between = (one) => [0, 1].map((axis) => points[one][axis] * (1 - at) + points[one + 1][axis] * at);
      points = points.slice(1).map((_, one) => between(one));
    }
    return points[0];
  });
}

/** The closed shapes of a path, every curve taken as many short lines. */
function shapes(path) {
  const found = [];
  let shape = [];
  for (const [letter, points] of placed(path)) {
    const [x, y] = shape.at(-1) ?? [0, 0];
    const pairs = [];
    for (let index = 0; index < points.length; index += 2) pairs.push(points.slice(index, index + 2));
    if (letter === "M" || letter === "Z") {
      found.push(shape);
      shape = letter === "M" ? pairs : shape.slice(0, 1);
    } else if (letter === "L") shape.push(...pairs);
    else shape.push(...(letter === "A" ? arc(x, y, points) : bend([[x, y], ...pairs])));
  }
  return [...found, shape].filter((one) => one.length > 2);
}

/** Leaves out every point that lies nearer than the slack to the line without it (Douglas and Peucker). */
function thin(points, slack) {
  const [[x, y], [endX, endY]] = [points[0], points.at(-1)];
  const length = Math.hypot(endX - x, endY - y);
  let [farthest, found] = [slack, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const [offX, offY] = [points[index][0] - x, points[index][1] - y];
    const off = length < 1e-6 ? Math.hypot(offX, offY) : Math.abs((endX - x) * offY - (endY - y) * offX) / length;
    if (off > farthest) [farthest, found] = [off, index];
  }
  if (!found) return [points[0], points.at(-1)];
  return [...thin(points.slice(0, found + 1), slack).slice(0, -1), ...thin(points.slice(found), slack)];
}

/** A closed shape, thinned from two corners that lie far apart. */
function knifed(shape, slack) {
  const away = shape.map(([x, y]) => Math.hypot(x - shape[0][0], y - shape[0][1]));
  const far = away.indexOf(Math.max(...away));
  const there = thin(shape.slice(0, far + 1), slack);
  return [...there.slice(0, -1), ...thin([...shape.slice(far), shape[0]], slack).slice(0, -1)];
}

// One letter for a step of -44 to 44 in one direction, } and ~ for 44 more of it, ! for the end of a shape.
const LETTERS = Array.from({ length: 90 }, (_, index) => String.fromCharCode(35 + index)).filter((letter) => letter !== "\\");
const REACH = 44;
const UNIT = 3;

function letters(step) {
  const more = Math.max(0, Math.ceil(Math.abs(step) / REACH) - 1);
  return (step < 0 ? "}" : "~").repeat(more) + LETTERS[step - Math.sign(step) * more * REACH + REACH];
}

/** The word for an outline on a field of 512: its corners on every third unit, each as the step from the one before. */
export function pack(path, slack = 2.6) {
  let word = "";
  let [x, y] = [0, 0];
  for (const shape of shapes(path)) {
    const corners = knifed(shape, slack).map((corner) => corner.map((number) => Math.round(number / UNIT)));
    const moved = corners.filter(([left, top], index) => !index || left !== corners[index - 1][0] || top !== corners[index - 1][1]);
    if (moved.length < 3) continue;
    for (const [left, top] of moved) {
      word += letters(left - x) + letters(top - y);
      [x, y] = [left, top];
    }
    word += "!";
  }
  return word;
}
