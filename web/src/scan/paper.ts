import { type Grey, halved } from './grey.ts';
import { type Corners, findPaper, type Point, scaledBy } from './paper-corners.ts';

/** Forty characters of a receipt are then about 30 px wide each, which is what the reader was trained with. */
const PAPER_WIDTH = 1200;
/** A receipt of a hundred rows is six times as long as it is wide. */
const LONGEST = 8;
/** About as far as from one row of print to the next. */
const LIGHT_RADIUS = 32;
/** The mean around a letter is darker than the paper, so a little less than the mean is white already. */
const WHITE = 0.96;

/** The eight numbers that take the corners of a unit square to those of a quadrilateral. */
function homography({ topLeft: a, topRight: b, bottomRight: c, bottomLeft: d }: Corners) {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return (u: number, v: number) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The brightness between four pixels. */
function sampled({ width, height, data }: Grey, x: number, y: number): number {
  const [left, top] = [within(Math.floor(x), 0, width - 2), within(Math.floor(y), 0, height - 2)];
  const [right, below] = [within(x - left, 0, 1), within(y - top, 0, 1)];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The paper as if it had lain under a scanner. */
function straightened(picture: Grey, corners: Corners): Grey {
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  const across = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const down = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  const width = PAPER_WIDTH;
  const height = Math.round(width * Math.min(LONGEST, down / across));
  const place = homography(corners);
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = place((x + 0.5) / width, (y + 0.5) / height);
      data[y * width + x] = sampled(picture, from.x - 0.5, from.y - 0.5);
    }
  return { width, height, data };
}

/** Sums of all pixels above and to the left, by which the mean of any rectangle is four look-ups. */
function sumsOf({ width, height, data }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Without shadows: each pixel as bright as it is beside its neighbours. */
function evenlyLit(picture: Grey): Grey {
  const { width, height, data } = picture;
  const sums = sumsOf(picture);
  const lit = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - LIGHT_RADIUS), Math.min(height, y + LIGHT_RADIUS + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - LIGHT_RADIUS), Math.min(width, x + LIGHT_RADIUS + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      lit[y * width + x] = (255 * (data[y * width + x] ?? 0)) / Math.max(1, mean * WHITE);
    }
  }
  return { width, height, data: lit };
}

/** The paper of a picture, straight, of one size and evenly lit. */
export function paperOf(picture: Grey): Grey {
  const corners = findPaper(picture);
  let [sharp, scale] = [picture, 1];
  // Taking every third pixel of a large photo would tear its letters.
  while (distance(corners.topLeft, corners.topRight) / scale > 2 * PAPER_WIDTH) {
    sharp = halved(sharp);
    scale *= 2;
  }
  return evenlyLit(straightened(sharp, scaledBy(corners, 1 / scale)));
}
