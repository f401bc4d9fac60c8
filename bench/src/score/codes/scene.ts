import { damage } from './damage.ts';
import { type Dice, diceOf } from './dice.ts';
import { anyCode, type PrintedCode } from './ean.ts';
import { blankLabel, type Label, printCode, printStripes, printTable, printText } from './label.ts';
import { type View, viewOf } from './view.ts';

/** How many of a thousand are seen how. */
const MIX = {
  upright: 80,
  tilted: 150,
  perspective: 100,
  blurred: 100,
  dark: 90,
  glare: 80,
  covered: 80,
  'cut off': 40,
  damaged: 80,
  'two codes': 50,
  curved: 50,
  'no code': 100,
};
export type SceneSight = keyof typeof MIX;

export interface Scene {
  id: number;
  sight: SceneSight;
  /** A photo is one picture, before the camera there are several. */
  taken: 'photo' | 'camera';
  /** The numbers that can be seen in it. */
  codes: PrintedCode[];
  label: Label;
  views: View[];
}

const ALL = Object.entries(MIX).flatMap(([sight, count]) =>
  Array.from({ length: count }, () => sight as SceneSight),
);
export const SCENES = ALL.length;

const CAMERA_FRAMES = 4;
/** Of modules. Beside and above the bars there is room for what else is on a pack. */
const WIDTH = 160;
const HEIGHT = 110;

/** A code where the label has place for it. */
function withCode(label: Label, left: number, top: number, dice: Dice): PrintedCode {
  const code = anyCode(dice);
  printCode(label, code, { left, top, height: dice.between(30, 60) }, dice);
  return code;
}

function codesOn(label: Label, sight: SceneSight, dice: Dice): PrintedCode[] {
  if (sight === 'no code') {
    const print = dice.pick([printText, printStripes, printStripes, printTable]);
    print(label, { left: 14, top: 12, width: WIDTH - 28, height: HEIGHT - 24 }, dice);
    return [];
  }
  if (sight === 'two codes') {
    const isBeside = dice.isLikely(0.5);
    return [
      withCode(label, 32, 20, dice),
      withCode(label, isBeside ? WIDTH + 12 : 32, isBeside ? 20 : HEIGHT, dice),
    ];
  }
  printText(label, { left: 10, top: 2, width: WIDTH - 20, height: 14 }, dice);
  return [withCode(label, 32, 24, dice)];
}

/** The same scene for the same seed and id, whichever others there are. */
export function sceneOf(seed: number, id: number): Scene {
  const dice = diceOf(Math.imul(seed, 100_003) + id);
  const sight = ALL[id % SCENES] as SceneSight;
  const isWide = sight === 'two codes';
  const label = blankLabel(isWide ? WIDTH * 1.9 : WIDTH, isWide ? HEIGHT * 1.8 : HEIGHT);
  const codes = codesOn(label, sight, dice);
  if (sight === 'damaged') damage(label, dice);
  const taken = dice.pick(['photo', 'camera'] as const);
  return {
    id,
    sight,
    taken,
    codes,
    label,
    views: viewOf(sight, taken === 'photo' ? 1 : CAMERA_FRAMES, dice),
  };
}
