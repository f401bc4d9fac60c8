import type { CalendarDate } from '#calendar-date.ts';
import { split, splitPrice, use } from '#items/keeping/amount.ts';
import { freeze, type Kept, open, thaw } from '#items/keeping/keep.ts';
import { frozenIn, moveOf, thawedIn } from '#items/keeping/move.ts';
import { openedDays, usualDays } from '#items/keeping/usual-days.ts';
import type { Place } from '#kitchens/place.ts';
import type { Act, ActOnFood, Already, Effect, FoodChange, FoodEvent, Of, Refusal, Undoing } from './act.ts';
import { added, changed } from './enter.ts';
import type { FoodFacts } from './facts.ts';

const ALREADY: Already = { already: 'true' };

/**
 * What an act does to food, on the server and on phones: the facts afterwards and the event, or why not. `today` is the
 * day on which it happened.
 */
export function after(facts: FoodFacts | null, act: Act, today: CalendarDate): Effect {
  switch (act.kind) {
    case 'addItem':
      return facts ? ALREADY : added(act, today);
    case 'undo':
    case 'restoreItem':
      return undone(facts, act);
  }
  // The first to finish it counts, so that one yoghurt is one statistic. For a person who wants it gone, it does not
  // matter who was first.
  if (!facts)
    return act.kind === 'finishItem' || act.kind === 'removeItem'
      ? { already: 'gone' }
      : { refused: 'item_gone' };
  const part = 'part' in act ? act.part : undefined;
  if (!part || part.amount >= facts.amount.left) return acted(facts, act, today);
  const [rest, taken] = apart(facts, part.amount);
  const effect = acted(taken, act, today);
  if (!('event' in effect)) return effect;
  return {
    facts: rest,
    event: { kind: 'item-split', otherId: part.id },
    other: {
      id: part.id,
      facts: effect.facts && { ...effect.facts, version: 1 },
      event: { ...effect.event, otherId: act.itemId },
    },
  };
}

/** The rest of the food, and the part. */
function apart(facts: FoodFacts, part: number): [FoodFacts, FoodFacts] {
  const [rest, taken] = split(facts.amount, part);
  const [price, partPrice] = splitPrice(facts.price, facts.amount, taken.start);
  return [
    { ...facts, amount: rest, price, version: facts.version + 1 },
    { ...facts, amount: taken, price: partPrice },
  ];
}

function acted(facts: FoodFacts, act: ActOnFood, today: CalendarDate): Effect {
  const usual = usualDays(facts.category);
  switch (act.kind) {
    case 'changeItem':
      return changed(facts, act);
    case 'finishItem':
      return finished(facts, act, act.amount ?? facts.amount.left);
    case 'useItem':
      return finished(facts, { ...act, outcome: 'eaten' }, act.amount);
    case 'openItem': {
      const days = act.days === undefined ? openedDays(facts) : act.days;
      return kept(facts, 'item-opened', open(facts.keeping, today, days));
    }
    case 'freezeItem': {
      const frozen = freeze(facts.keeping, today, act.days ?? usual.frozen);
      return kept(facts, 'item-frozen', frozen, frozenIn(facts.place));
    }
    case 'thawItem': {
      const thawed = thaw(facts.keeping, today, act.days ?? usual.thawed);
      return kept(facts, 'item-thawed', thawed, thawedIn(facts.place));
    }
    case 'moveItem':
      return act.place === facts.place ? ALREADY : placed(facts, act.place, today);
    case 'giveItem':
      return act.to === facts.belongsTo ? ALREADY : next(facts, { belongsTo: act.to }, 'item-given');
    case 'offerItem':
      return act.free === facts.isFree ? ALREADY : next(facts, { isFree: act.free }, 'item-updated');
    case 'removeItem':
      return { facts: null, event: { kind: 'item-removed' } };
    case 'takeItem': {
      if (!facts.isFree || act.isOwner) return { refused: 'item_not_free' };
      const { event, facts: there } = next(facts, { belongsTo: act.taker, isFree: false }, 'item-added');
      return {
        facts: null,
        event: { kind: 'item-given-away', amount: facts.amount.left },
        other: { id: act.itemId, facts: there, event },
      };
    }
    case 'carryItem': {
      const { event, facts: there } = next(facts, { belongsTo: null, isFree: false }, 'item-moved');
      return { facts: null, event, other: { id: act.itemId, facts: there, event } };
    }
  }
}

/** Each change makes a version. */
const next = (facts: FoodFacts, news: Partial<FoodFacts>, kind: FoodEvent['kind']): FoodChange => ({
  facts: { ...facts, ...news, version: facts.version + 1 },
  event: { kind },
});

type Finishing = Pick<Of<'finishItem'>, 'outcome' | 'reason' | 'cooked'>;

/** Some of it, or all of it, is gone. */
function finished(facts: FoodFacts, { outcome, reason, cooked }: Finishing, wanted: number): FoodChange {
  const { amount, used, missing } = use(facts.amount, wanted);
  const isGone = amount.left === 0;
  return {
    facts: isGone ? null : { ...facts, amount, version: facts.version + 1 },
    event: {
      kind: outcome === 'eaten' && !isGone ? 'item-used' : `item-${outcome}`,
      amount: used,
      ...(reason && outcome === 'wasted' && { reason }),
      ...(cooked && outcome === 'eaten' && { cooked }),
    },
    ...(missing > 0 && { missing }),
  };
}

function placed(facts: FoodFacts, place: Place, today: CalendarDate): Effect {
  const { frozen, thawed } = usualDays(facts.category);
  switch (moveOf(facts.keeping, place)) {
    case 'freeze':
      return kept(facts, 'item-frozen', freeze(facts.keeping, today, frozen), place);
    case 'thaw':
      return kept(facts, 'item-thawed', thaw(facts.keeping, today, thawed), place);
    case 'place':
      return next(facts, { place }, 'item-placed');
  }
}

function kept(
  facts: FoodFacts,
  kind: FoodEvent['kind'],
  result: Kept,
  place = facts.place,
): FoodChange | Already | Refusal {
  if ('refused' in result) return result;
  if (result.keeping === facts.keeping && place === facts.place) return ALREADY;
  return next(facts, { keeping: result.keeping, place }, kind);
}

/** The food as it was before its last event, as a new version. What the event added is gone. */
function undone(facts: FoodFacts | null, { kind, last, part }: Undoing): FoodChange | Refusal {
  const { before } = last;
  if (!facts && !before) return { refused: 'not_undoable' };
  const event = kind === 'undo' ? 'undone' : 'item-brought-back';
  return {
    facts: before && { ...before, version: (facts ?? before).version + 1 },
    event: { kind: event, undoes: last.id },
    ...(part && {
      other: { id: part.itemId, facts: null, event: { kind: event, undoes: part.event } },
    }),
  };
}
