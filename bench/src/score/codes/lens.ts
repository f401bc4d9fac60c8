import type { Label } from './label.ts';

/** The label with as many texels as pixels see of it, so that none is left out between two pixels. */
export function smaller(label: Label, texelsAPixel: number): { texture: Label; scale: number } {
  let texture = label;
  let scale = 1;
  for (; scale * 2 <= texelsAPixel; scale *= 2) {
    const [width, height] = [texture.width >> 1, texture.height >> 1];
    const { data: from } = texture;
    const data = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = 2 * y * texture.width + 2 * x;
        const above = (from[at] as number) + (from[at + 1] as number);
        const below = (from[at + texture.width] as number) + (from[at + texture.width + 1] as number);
        data[y * width + x] = (above + below) / 4;
      }
    texture = { width, height, data };
  }
  return { texture, scale };
}

/** Each value the mean of its neighbours along the rows; the result lies on its side. */
function meanOfRows(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const row = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y++) {
    // Beyond the edge it goes on as it is at the edge.
    row.fill(values[y * width] as number, 0, reach);
    row.set(values.subarray(y * width, (y + 1) * width), reach);
    row.fill(values[(y + 1) * width - 1] as number, reach + width);
    let sum = 0;
    for (let x = 0; x < 2 * reach; x++) sum += row[x] as number;
    for (let x = 0; x < width; x++) {
      sum += row[x + 2 * reach] as number;
      result[x * height + y] = sum / (2 * reach + 1);
      sum -= row[x] as number;
    }
  }
  return result;
}

/** Out of focus. Three means after each other are as good as a bell curve, if it is not narrow. */
export function blurred(values: Float32Array, width: number, height: number, sigmaPx: number): Float32Array {
  const reach = Math.round((Math.sqrt(4 * sigmaPx ** 2 + 1) - 1) / 2);
  if (reach === 0) return values;
  let result = values;
  for (let times = 0; times < 3; times++)
    result = meanOfRows(meanOfRows(result, width, height, reach), height, width, reach);
  return result;
}

/** The hand moved while the picture was taken. */
export function moved(
  values: Float32Array,
  width: number,
  height: number,
  byPx: number,
  degrees: number,
): Float32Array {
  const steps = Math.round(byPx);
  if (steps < 2) return values;
  const angle = (degrees * Math.PI) / 180;
  const result = new Float32Array(values.length);
  for (let step = 0; step < steps; step++) {
    const away = step - (steps - 1) / 2;
    const [right, down] = [Math.round(away * Math.cos(angle)), Math.round(away * Math.sin(angle))];
    for (let y = 0; y < height; y++) {
      const from = Math.min(height - 1, Math.max(0, y + down)) * width;
      for (let x = 0; x < width; x++) {
        const column = Math.min(width - 1, Math.max(0, x + right));
        result[y * width + x] = (result[y * width + x] as number) + (values[from + column] as number) / steps;
      }
    }
  }
  return result;
}
