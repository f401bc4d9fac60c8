import { type Dice, diceOf } from './dice.ts';
import type { Label } from './label.ts';
import { blurred, moved, smaller } from './lens.ts';
import { placing } from './placing.ts';
import type { Ellipse, View } from './view.ts';

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and 255 for each pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

const SKIN = 0.62;
const NOISE_COUNT = 1 << 16;

/** Values like those of noise, with a spread of one; drawing each anew would take most of the time. */
function noiseOf(dice: Dice): Float32Array {
  return Float32Array.from({ length: NOISE_COUNT }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - dice.next()));
    return radius * Math.cos(2 * Math.PI * dice.next());
  });
}
const NOISE = noiseOf(diceOf(1));

/** Smaller than 1 inside of it, by the square of how far from its middle. */
const awayFrom = ({ x, y, wide, high }: Ellipse, right: number, down: number): number =>
  ((right - x) / wide) ** 2 + ((down - y) / high) ** 2;

/** What is before the lens, from 0 to 1: the table, the label on it and the fingers over that. */
function seen(label: Label, view: View, width: number, height: number): Float32Array {
  const place = placing(label, view, width, height);
  const { texture, scale } = smaller(label, place.texelsAPixel);
  const { data, width: across } = texture;
  const result = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      place.goTo(x, y);
      const u = place.u / scale - 0.5;
      const v = place.v / scale - 0.5;
      if (u >= 0 && v >= 0 && u < across - 1 && v < texture.height - 1) {
        const from = Math.floor(v) * across + Math.floor(u);
        const right = u - Math.floor(u);
        const down = v - Math.floor(v);
        const above = (data[from] as number) * (1 - right) + (data[from + 1] as number) * right;
        const below =
          (data[from + across] as number) * (1 - right) + (data[from + across + 1] as number) * right;
        result[at] = above * (1 - down) + below * down;
      } else {
        // The grain of wood, or the threads of a cloth.
        result[at] = view.table + view.grain * (NOISE[((x >> 2) + (y >> 4) * 977) % NOISE_COUNT] as number);
      }
      for (const finger of view.fingers) {
        const away = awayFrom(finger, x / width - 0.5, (y - height / 2) / width);
        if (away < 1) result[at] = SKIN - 0.2 * away;
      }
    }
  return result;
}

/** The picture that the phone makes of it. */
export function pictureOf(label: Label, view: View, width: number, height: number, seed: number): Picture {
  const { glare, ink, light, moved: shake, paper, shade } = view;
  const sharp = seen(label, view, width, height);
  const still = blurred(sharp, width, height, view.blur * width);
  const grey = moved(still, width, height, shake.by * width, shake.degrees);
  const data = new Uint8ClampedArray(width * height * 4);
  let grain = diceOf(seed).whole(0, NOISE_COUNT - 1);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const lit = light * (1 - (shade * x) / width);
      const away = glare ? awayFrom(glare, x / width - 0.5, (y - height / 2) / width) : 0;
      const shine = glare ? 255 * glare.strength * Math.exp(-away * 1.5) : 0;
      // The steps through the table have no pattern that a picture would show.
      grain = (grain + 7919 + (at & 31)) % NOISE_COUNT;
      for (let colour = 0; colour < 3; colour++) {
        const dark = ink[colour] as number;
        const value = (dark + ((paper[colour] as number) - dark) * (grey[at] as number)) * lit + shine;
        data[at * 4 + colour] =
          value + view.noise * (NOISE[(grain + colour * 21_001) % NOISE_COUNT] as number);
      }
      data[at * 4 + 3] = 255;
    }
  return { width, height, data };
}
