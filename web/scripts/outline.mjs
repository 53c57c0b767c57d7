// Makes an outline short: whole units of its 512, relative steps, and straight lines where a curve bends too little to be seen.

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

/** Whether all the points of a curve lie within so many units of the line between its ends. */
function straight(x, y, points, slack) {
  const [endX, endY] = points.slice(-2);
  const [wide, high] = [endX - x, endY - y];
  const length = Math.hypot(wide, high);
  for (let index = 0; index < points.length - 2; index += 2) {
    const [offX, offY] = [points[index] - x, points[index + 1] - y];
    const off = length < 1 ? Math.hypot(offX, offY) : Math.abs(wide * offY - high * offX) / length;
    if (off > slack) return false;
  }
  return true;
}

export function shorten(path, slack = 1.3) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = "";
  let before = "";
  const write = (letter, numbers) => {
    written += letter === before && letter !== "z" && letter !== "m" ? (numbers[0] < 0 ? "" : " ") : letter;
    written += numbers.map((number, index) => (index && number >= 0 ? " " : "") + number).join("");
    before = letter;
  };
  for (const [letter, exact] of placed(path)) {
    const points = letter === "A" ? exact.slice(0, 5).concat(exact.slice(5).map(Math.round)) : exact.map(Math.round);
    if (letter === "Z") {
      if (before !== "z") write("z", []);
      [x, y] = [startX, startY];
      continue;
    }
    const [endX, endY] = points.slice(-2);
    const step = [endX - x, endY - y];
    if (letter === "M") {
      write("m", step);
      [startX, startY] = [endX, endY];
    } else if (letter === "A") write("a", [...points.slice(0, 3).map((number) => Math.round(number * 10) / 10), points[3], points[4], ...step]);
    else if (letter === "L" || straight(x, y, points, slack)) {
      if (!step[0] && !step[1]) continue;
      if (!step[0]) write("v", [step[1]]);
      else if (!step[1]) write("h", [step[0]]);
      else write("l", step);
    } else write(letter.toLowerCase(), points.map((number, index) => number - (index % 2 ? y : x)));
    [x, y] = [endX, endY];
  }
  return written;
}
