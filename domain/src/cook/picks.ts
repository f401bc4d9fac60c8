import type { Dish } from './dish.ts';
import { type FilledDish, fill, type Weights } from './fill.ts';
import type { PreparedDish } from './prepare.ts';
import { type Score, scoreOf } from './score.ts';

const AFTER_PICK = 0.5;
/** Scores that differ by less are the same: they were added up in another order. */
const SAME = 1e-9;
/** How many picks are tried before the first of them are shown. */
const PICKS_MAX = 30;

/** A dish as it would be cooked. */
export interface Pick {
  prepared: PreparedDish;
  /** What each item counted when the dish was filled. */
  weights: Weights;
  filled: FilledDish;
  score: Score;
}

/** Where nobody says how long it takes, it comes after all others. */
export const minutesOf = ({ minutes }: Dish): number => minutes ?? Number.MAX_SAFE_INTEGER;

export const itemIdsIn = ({ slots }: FilledDish): string[] =>
  slots.flatMap(({ uses }) => uses.map(({ item }) => item._id));

export function picked(prepared: PreparedDish, weights: Weights): Pick {
  const filled = fill(prepared, weights);
  return { prepared, weights, filled, score: scoreOf(filled, weights) };
}

/** What is still to be picked, in columns: a thousand dishes are compared some hundred times. */
interface Open {
  picks: Pick[];
  scores: number[];
  minutes: number[];
  /** How many dishes were picked when it was filled. */
  filledAfter: number[];
}

/** Below every score. */
const PICKED = -1;

/** Of the same score, the quicker one, and of the same time the first. */
function placeOfBest({ scores, minutes }: Open): number {
  let best = -1;
  let bestScore = PICKED;
  let bestMinutes = 0;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? PICKED;
    if (score < bestScore - SAME) continue;
    const time = minutes[at] ?? 0;
    if (score > bestScore + SAME || time < bestMinutes) {
      best = at;
      bestScore = score;
      bestMinutes = time;
    }
  }
  return best;
}

/** Whether something that it uses counts less since it was filled. */
function hasFallen({ filled }: Pick, fellAfter: ReadonlyMap<string, number>, filledAfter: number): boolean {
  for (const { uses } of filled.slots)
    for (const { item } of uses) if ((fellAfter.get(item._id) ?? 0) > filledAfter) return true;
  return false;
}

/**
 * The best first. What one uses counts half for the next, which is filled with something else then; what was chosen is
 * wanted in all of them. Weights only fall, so a dish that is not the best with older ones need not be filled again, nor
 * one of whose food nothing was used since.
 */
export function greedy(possible: readonly Pick[], first: Weights, chosen: readonly string[]): Pick[] {
  let weights = first;
  const picks: Pick[] = [];
  const open: Open = {
    picks: [...possible],
    scores: possible.map(({ score }) => score.score),
    minutes: possible.map(({ prepared }) => minutesOf(prepared.dish)),
    filledAfter: possible.map(() => 0),
  };
  /** After which pick an item counted less, by its id. */
  const fellAfter = new Map<string, number>();
  while (picks.length < PICKS_MAX) {
    const at = placeOfBest(open);
    const best = open.picks[at];
    if (!best) break;
    if (hasFallen(best, fellAfter, open.filledAfter[at] ?? 0)) {
      const again = picked(best.prepared, weights);
      open.picks[at] = again;
      open.scores[at] = again.score.score;
      open.filledAfter[at] = picks.length;
      continue;
    }
    picks.push({ ...best, weights });
    open.scores[at] = PICKED;
    const fallen = new Set(itemIdsIn(best.filled).filter((id) => !chosen.includes(id)));
    for (const id of fallen) fellAfter.set(id, picks.length);
    weights = new Map(
      [...weights].map(([id, weight]) => [id, fallen.has(id) ? weight * AFTER_PICK : weight]),
    );
  }
  return picks;
}
