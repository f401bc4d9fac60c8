import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/labels/code.ts';
import { readPack } from '@crisper/domain/labels/pack.ts';
import type { Readings } from './in-page.ts';
import type { Scene } from './scene.ts';

/** What the kitchen is told of a code, or null where the page says that it is of no use. */
function numberOf(code: Code): string | null {
  const pack = readPack(code, calendarDate('2026-11-18'));
  return typeof pack === 'string' ? null : pack.gtin;
}

export interface CodeOutcome {
  scene: Scene;
  /** How many of its codes were read. */
  read: number;
  /** Numbers that nobody printed: they are taken for products. */
  phantoms: string[];
  /** Numbers that nobody printed, read in one look and held back. */
  heldBack: number;
  /** Codes that are no product's, of which the page says that they are of no use. */
  useless: number;
}

export function scoreCode(scene: Scene, { agreed, single }: Readings): CodeOutcome {
  const printed = new Set(scene.codes.map(({ digits }) => numberOf({ kind: 'product', text: digits })));
  const numbers = new Set(agreed.map(numberOf));
  const isPhantom = (number: string | null) => number !== null && !printed.has(number);
  return {
    scene,
    read: [...printed].filter((number) => numbers.has(number)).length,
    phantoms: [...numbers].filter(isPhantom) as string[],
    heldBack: single.filter((code) => isPhantom(numberOf(code))).length,
    useless: agreed.filter((code) => numberOf(code) === null).length,
  };
}
