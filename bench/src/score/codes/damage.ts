import type { Dice } from './dice.ts';
import { fill, type Label, TEXELS_A_MODULE } from './label.ts';

/** A line across the label, of ink or of bare paper. */
function scratch({ width, height, data }: Label, value: number, dice: Dice): void {
  const half = (dice.between(0.4, 2.5) * TEXELS_A_MODULE) / 2;
  const angle = dice.between(0, Math.PI);
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const [x0, y0] = [dice.between(0.1, 0.9) * width, dice.between(0.1, 0.9) * height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs((x - x0) * down - (y - y0) * across) < half) data[y * width + x] = value;
}

function blot({ width, height, data }: Label, value: number, dice: Dice): void {
  const [x0, y0] = [dice.next() * width, dice.next() * height];
  const [wide, high] = [dice.between(0.03, 0.15) * width, dice.between(0.03, 0.25) * height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((x - x0) / wide) ** 2 + ((y - y0) / high) ** 2 < 1) data[y * width + x] = value;
}

/** Rubbed off as packs are that lie in a fridge. */
function rubbed({ width, data }: Label, dice: Dice): void {
  const [from, until] = [dice.between(0, 0.6), dice.between(0.65, 1)].map((share) => share * width) as [
    number,
    number,
  ];
  const rest = dice.between(0.2, 0.7);
  for (let at = 0; at < data.length; at++) {
    const x = at % width;
    if (x > from && x < until) data[at] = 1 - (1 - (data[at] ?? 1)) * rest;
  }
}

/** A bar that was not printed, or a line that was printed too much: it is so from the top to the bottom. */
function wrongBar(label: Label, dice: Dice): void {
  const width = dice.between(0.5, 2);
  const left = (label.width / TEXELS_A_MODULE) * dice.between(0.15, 0.85);
  fill(label, { left, top: 0, width, height: label.height }, dice.pick([0, 1]));
}

const DAMAGES = [
  (label: Label, dice: Dice) => scratch(label, dice.pick([0, 1, 1]), dice),
  (label: Label, dice: Dice) => blot(label, dice.pick([0, 1]), dice),
  rubbed,
  wrongBar,
];

export function damage(label: Label, dice: Dice): void {
  for (let times = dice.whole(1, 3); times > 0; times--) dice.pick(DAMAGES)(label, dice);
}
