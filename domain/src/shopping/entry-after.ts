import type { Entry, ListId } from './shopping.ts';
import type { EntryIntent } from './shopping-intents.ts';

/** An entry without the people and moments that the server alone knows. */
export interface EntryFacts
  extends Pick<
    Entry,
    'listId' | 'title' | 'category' | 'amount' | 'unit' | 'wantedBy' | 'isApart' | 'cooked' | 'version'
  > {
  isGot: boolean;
}

interface Known {
  /** As it is on the list, and as it was when a person took it off. */
  entry: EntryFacts | null;
  removed: EntryFacts | null;
  /** It was got and put away. */
  isPutAway?: boolean;
  /** Where it lands, by `landingList`. */
  listId: ListId;
}

interface After {
  /** The same object as before where nothing changes. */
  entry: EntryFacts | null;
  /** What came out otherwise than the person saw. */
  told?: 'came-back' | 'stays' | 'put-away';
}

type Of<Kind extends EntryIntent['kind']> = Extract<EntryIntent, { kind: Kind }>;

/**
 * What becomes of an entry, on the server and on the phones. Whatever a person does to an entry beats a removal that did
 * not see it, in whichever order the two arrive. Null where there never was such an entry.
 */
export function entryAfter(intent: EntryIntent, known: Known): After | null {
  const { entry, removed } = known;
  if (intent.kind === 'addEntry') return { entry: entry ?? added(intent, known) };
  // It is at home. A tick that comes late has come true; other words for it are told to have come too late.
  if (!entry && known.isPutAway)
    return { entry, ...(intent.kind === 'changeEntry' && { told: 'put-away' as const }) };
  if (intent.kind === 'putAwayEntry') return (entry ?? removed) && { entry: null };
  if (intent.kind === 'removeEntry') {
    if (!entry) return removed && { entry };
    const isSeen = intent.base === undefined || entry.version <= intent.base;
    return isSeen ? { entry: null } : { entry, told: 'stays' };
  }
  const before = entry ?? removed;
  if (!before) return null;
  const after = { ...changed(before, intent, known.listId), version: before.version + 1 };
  if (!entry) return { entry: after, told: 'came-back' };
  return { entry: isSame(entry, after) ? entry : after };
}

const added = ({ entry, cooked }: Of<'addEntry'>, { removed, listId }: Known): EntryFacts => ({
  listId,
  title: entry.title,
  category: entry.category ?? 'Others',
  ...measured(entry.amount ?? null, entry.unit ?? null),
  wantedBy: entry.wantedBy ?? null,
  isApart: entry.isApart ?? false,
  cooked: cooked ?? null,
  isGot: false,
  version: (removed?.version ?? 0) + 1,
});

function changed(
  before: EntryFacts,
  intent: Of<'changeEntry'> | Of<'tickEntry'>,
  listId: ListId,
): EntryFacts {
  if (intent.kind === 'tickEntry') return { ...before, isGot: intent.got };
  const { fields } = intent;
  const given = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  return {
    ...before,
    listId: fields.listId === undefined ? before.listId : listId,
    title: given(fields.title, before.title),
    category: given(fields.category, before.category),
    ...measured(given(fields.amount, before.amount), given(fields.unit, before.unit)),
    wantedBy: given(fields.wantedBy, before.wantedBy),
    isApart: given(fields.isApart, before.isApart),
  };
}

/** A unit of nothing means nothing, and a number alone counts pieces. */
const measured = (amount: Entry['amount'], unit: Entry['unit']) =>
  amount === null ? { amount, unit: null } : { amount, unit: unit ?? ('piece' as const) };

const FACTS = ['listId', 'title', 'category', 'amount', 'unit', 'wantedBy', 'isApart', 'isGot'] as const;
const isSame = (one: EntryFacts, other: EntryFacts) => FACTS.every((fact) => one[fact] === other[fact]);
