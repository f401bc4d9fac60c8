import { emptyDraft, type FoodDraft } from './food-form.ts';

export type FoodField = keyof FoodDraft;

const FIELDS = Object.keys(emptyDraft) as FoodField[];

interface Merged {
  /** What is stored now, with the fields that the person changed. */
  draft: FoodDraft;
  /** The fields that both changed, each to something else. */
  conflicts: FoodField[];
}

/** What the person changed, on top of what another person stored in the meantime. */
export function mergeFood(mine: FoodDraft, before: FoodDraft, theirs: FoodDraft): Merged {
  const changed = FIELDS.filter((field) => mine[field] !== before[field]);
  const draft = { ...theirs };
  for (const field of changed) draft[field] = mine[field];
  const conflicts = changed.filter(
    (field) => theirs[field] !== before[field] && theirs[field] !== mine[field],
  );
  return { draft, conflicts };
}
