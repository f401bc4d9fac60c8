import type { Dice } from './dice.ts';
import type { SceneSight } from './scene.ts';

/** An ellipse in the picture: its middle and half its sides, in widths of the picture. */
export interface Ellipse {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** How a phone sees the label. */
export interface View {
  /** Of the picture that the label takes, along its width. */
  share: number;
  /** The middle of the label, from that of the picture, in widths of the picture. */
  x: number;
  y: number;
  tiltDegrees: number;
  /** Turned away to the side, and to the top. */
  yawDegrees: number;
  pitchDegrees: number;
  /** Of the pack, in widths of the label; null where it is flat. */
  curve: { radius: number; isAlongBars: boolean } | null;
  /** In widths of the picture: a lens out of focus, and a hand that moves. */
  blur: number;
  moved: { by: number; degrees: number };
  /** From 0, which is night, to 1. */
  light: number;
  /** How much less light there is on the other side of the picture. */
  shade: number;
  noise: number;
  glare: (Ellipse & { strength: number }) | null;
  fingers: Ellipse[];
  ink: [number, number, number];
  paper: [number, number, number];
  table: number;
  grain: number;
}

const COLOURS: Pick<View, 'ink' | 'paper'>[] = [
  { ink: [20, 20, 22], paper: [238, 238, 234] },
  { ink: [16, 14, 16], paper: [250, 250, 250] },
  { ink: [24, 28, 70], paper: [240, 236, 220] },
  { ink: [30, 60, 40], paper: [245, 222, 120] },
  { ink: [70, 38, 22], paper: [226, 198, 160] },
  { ink: [12, 14, 20], paper: [190, 205, 215] },
];

const ellipse = (dice: Dice, least: number, most: number): Ellipse => ({
  x: dice.between(-0.3, 0.3),
  y: dice.between(-0.2, 0.2),
  wide: dice.between(least, most),
  high: dice.between(least, most),
});

/** How the first frame is seen. What is not said by the sight is as in a kitchen by day. */
function firstView(sight: SceneSight, dice: Dice): View {
  const angle = (most: number) => dice.between(-most, most);
  const isSlanted = sight === 'perspective';
  const view: View = {
    share: sight === 'two codes' ? dice.between(0.8, 1.3) : dice.between(0.45, 1.05),
    x: angle(0.06),
    y: angle(0.05),
    tiltDegrees: sight === 'upright' ? angle(5) : angle(45),
    yawDegrees: isSlanted ? angle(45) : angle(10),
    pitchDegrees: isSlanted ? angle(45) : angle(10),
    curve: null,
    blur: dice.between(0, 0.0008),
    moved: { by: dice.between(0, 0.001), degrees: dice.between(0, 180) },
    light: dice.between(0.7, 1.05),
    shade: dice.between(0, 0.3),
    noise: dice.between(1, 5),
    glare: null,
    fingers: [],
    ...dice.pick(COLOURS),
    table: dice.between(0.2, 0.9),
    grain: dice.between(0.02, 0.2),
  };
  // A quarter turn more: the code stands upright on the pack.
  if (sight !== 'upright' && dice.isLikely(0.15)) view.tiltDegrees += 90;
  const own: Partial<Record<SceneSight, () => Partial<View>>> = {
    blurred: () => ({
      blur: dice.between(0.0008, 0.0028),
      moved: { by: dice.between(0, 0.008), degrees: dice.between(0, 180) },
    }),
    dark: () => ({ light: dice.between(0.12, 0.4), noise: dice.between(6, 18), shade: dice.between(0, 0.6) }),
    glare: () => ({ glare: { ...ellipse(dice, 0.04, 0.3), strength: dice.between(0.4, 1.6) } }),
    covered: () => ({ fingers: Array.from({ length: dice.whole(1, 2) }, () => ellipse(dice, 0.05, 0.18)) }),
    'cut off': () => ({ x: dice.pick([-1, 1]) * dice.between(0.25, 0.6) }),
    curved: () => ({ curve: { radius: dice.between(0.3, 0.6), isAlongBars: dice.isLikely(0.4) } }),
  };
  return { ...view, ...own[sight]?.() };
}

/** A hand is never quite still, and the lens looks for its focus. */
const shaken = (view: View, dice: Dice): View => ({
  ...view,
  share: view.share * dice.between(0.97, 1.03),
  x: view.x + dice.between(-0.012, 0.012),
  y: view.y + dice.between(-0.012, 0.012),
  tiltDegrees: view.tiltDegrees + dice.between(-2, 2),
  yawDegrees: view.yawDegrees + dice.between(-2, 2),
  pitchDegrees: view.pitchDegrees + dice.between(-2, 2),
  blur: view.blur * dice.between(0.6, 1.4),
  moved: { by: view.moved.by * dice.between(0.3, 1.5), degrees: view.moved.degrees + dice.between(-30, 30) },
  glare: view.glare && { ...view.glare, x: view.glare.x + dice.between(-0.02, 0.02) },
});

export function viewOf(sight: SceneSight, frames: number, dice: Dice): View[] {
  const first = firstView(sight, dice);
  return Array.from({ length: frames }, (_, at) => (at === 0 ? first : shaken(first, dice)));
}
