import type { Grey } from './grey.ts';

/** Beyond so many sigmas, the rest of a bell curve is too small to count. */
const REACH = 3;

/** How much each neighbour counts, from the middle outwards. */
function bellCurve(sigmaPx: number): number[] {
  const side = Array.from({ length: Math.ceil(REACH * sigmaPx) + 1 }, (_, at) =>
    Math.exp(-(at * at) / (2 * sigmaPx * sigmaPx)),
  );
  const total = 2 * side.reduce((sum, weight) => sum + weight, 0) - (side[0] ?? 0);
  return side.map((weight) => weight / total);
}

/** Blurred along its rows, which become the columns: twice, it is blurred both ways and as it was. */
function blurredRows({ width, height, data }: Grey, curve: number[]): Grey {
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = (curve[0] ?? 0) * (data[y * width + x] ?? 0);
      for (let away = 1; away < curve.length; away += 1) {
        // Beyond the edge it goes on as it is at the edge.
        const left = data[y * width + Math.max(0, x - away)] ?? 0;
        const right = data[y * width + Math.min(width - 1, x + away)] ?? 0;
        sum += (curve[away] ?? 0) * (left + right);
      }
      result[x * height + y] = sum;
    }
  return { width: height, height: width, data: result };
}

/** As if seen by a lens out of focus. Not by the filter of a canvas, which Safari does not have. */
export function blurred(picture: Grey, sigmaPx: number): Grey {
  if (sigmaPx === 0) return picture;
  const curve = bellCurve(sigmaPx);
  return blurredRows(blurredRows(picture, curve), curve);
}
