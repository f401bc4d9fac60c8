/** Eight bits a pixel. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

export function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = RED * (data[from] ?? 0) + GREEN * (data[from + 1] ?? 0) + BLUE * (data[from + 2] ?? 0);
  return { width, height, data: grey };
}

/** Half as large, each pixel the mean of four. */
export function halved({ width, height, data }: Grey): Grey {
  const [across, down] = [width >> 1, height >> 1];
  const half = new Uint8ClampedArray(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum =
        (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0);
      half[y * across + x] = sum / 4;
    }
  return { width: across, height: down, data: half };
}

/** A quarter turn to the right. */
export function turned({ width, height, data }: Grey): Grey {
  const turn = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turn[x * height + (height - 1 - y)] = data[y * width + x] ?? 0;
  return { width: height, height: width, data: turn };
}
