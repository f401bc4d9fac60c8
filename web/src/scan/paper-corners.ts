import { type Grey, halved } from './grey.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Corners {
  topLeft: Point;
  topRight: Point;
  bottomRight: Point;
  bottomLeft: Point;
}

/** Enough to see a sheet of paper, and too little to see what is printed on it. */
const SMALL = 320;
/** Less of the picture is a label or a reflection, and not what a person took a picture of. */
const LEAST_PART = 0.12;
/** More of it is a scan, which has no ground. */
const MOST_PART = 0.97;

/** How many times as long one edge of a sheet may be as the opposite one. */
const MOST_UNLIKE = 2;

/** The brightness that best divides the dark pixels from the bright ones (Otsu). */
function threshold(data: Uint8ClampedArray): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best, bestAt] = [0, 0, -1, 0];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, bestAt] = [between, value];
  }
  return bestAt;
}

/** The middles of the pixels of the largest bright area. */
function largestArea({ width, height, data }: Grey, least: number): Point[] {
  const seen = new Uint8Array(data.length);
  let largest: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 0) <= least) continue;
    const area = [start];
    seen[start] = 1;
    for (let next = 0; next < area.length; next += 1) {
      const at = area[next] ?? 0;
      const x = at % width;
      const around = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width];
      for (const to of around) {
        if (to < 0 || to >= width * height || seen[to] || (data[to] ?? 0) <= least) continue;
        seen[to] = 1;
        area.push(to);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest.map((at) => ({ x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 }));
}

const furthest = (points: Point[], towards: (point: Point) => number): Point =>
  points.reduce((best, point) => (towards(point) > towards(best) ? point : best));

function areaOf({ topLeft: a, topRight: b, bottomRight: c, bottomLeft: d }: Corners): number {
  const cross = (one: Point, other: Point) => one.x * other.y - other.x * one.y;
  return Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / 2;
}

export function scaledBy({ topLeft, topRight, bottomRight, bottomLeft }: Corners, scale: number): Corners {
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return {
    topLeft: scaled(topLeft),
    topRight: scaled(topRight),
    bottomRight: scaled(bottomRight),
    bottomLeft: scaled(bottomLeft),
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** In perspective, too, opposite edges of a sheet are not that different. */
function isSheet({ topLeft, topRight, bottomRight, bottomLeft }: Corners): boolean {
  const edges = [
    [distance(topLeft, topRight), distance(bottomLeft, bottomRight)],
    [distance(topLeft, bottomLeft), distance(topRight, bottomRight)],
  ] as const;
  return edges.every(([one, other]) => Math.max(one, other) < MOST_UNLIKE * Math.min(one, other));
}

/** The corners of what is brighter than that, if it is a sheet of paper. */
function sheetAbove(picture: Grey, least: number): Corners | null {
  const points = largestArea(picture, least);
  const size = picture.width * picture.height;
  if (points.length < LEAST_PART * size) return null;
  const corners = {
    topLeft: furthest(points, ({ x, y }) => -x - y),
    topRight: furthest(points, ({ x, y }) => x - y),
    bottomRight: furthest(points, ({ x, y }) => x + y),
    bottomLeft: furthest(points, ({ x, y }) => y - x),
  };
  const area = areaOf(corners);
  // Paper is full of print, but most of it is white: less is a pattern of bright spots.
  const isFilled = points.length >= area / 2;
  return isFilled && area <= MOST_PART * size && isSheet(corners) ? corners : null;
}

/** Where the paper lies: the largest bright quadrilateral. Without one, all of the picture is the paper. */
export function findPaper(picture: Grey): Corners {
  const { width, height } = picture;
  let small = picture;
  while (Math.max(small.width, small.height) > 2 * SMALL) small = halved(small);
  const lit = threshold(small.data);
  // A hard shadow divides the paper; then the ground is what is darker than the shadow.
  const shaded = threshold(small.data.filter((value) => value <= lit));
  const corners = sheetAbove(small, lit) ?? sheetAbove(small, shaded);
  if (corners) return scaledBy(corners, width / small.width);
  return {
    topLeft: { x: 0, y: 0 },
    topRight: { x: width, y: 0 },
    bottomRight: { x: width, y: height },
    bottomLeft: { x: 0, y: height },
  };
}
