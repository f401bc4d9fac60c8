import { tabStore } from '#http/local-store.ts';
import { markedUser } from './session-marker.ts';

/** The forms whose unfinished content outlives leaving the page. */
const FORMS = ['add-food', 'update-food', 'quick-add', 'contact', 'recipe'] as const;
type DraftForm = (typeof FORMS)[number];

/** The owner of a visitor's drafts. */
export const VISITOR = 'visitor';

export const draftOwner = (): string => markedUser() ?? VISITOR;

const keyOf = (form: DraftForm) => `draft-${form}`;

/** Null unless this owner left one: a draft is shown only to the person who wrote it. */
export function readDraft(form: DraftForm, owner: string): unknown {
  const kept = tabStore.read(keyOf(form));
  if (kept === null) return null;
  const draft = JSON.parse(kept) as { owner: string; content: unknown };
  return draft.owner === owner ? draft.content : null;
}

export function keepDraft(form: DraftForm, owner: string, content: unknown): void {
  tabStore.write(keyOf(form), JSON.stringify({ owner, content }));
}

export const dropDraft = (form: DraftForm): void => tabStore.remove(keyOf(form));

/** Signing out deletes all drafts. */
export function dropDrafts(): void {
  for (const form of FORMS) dropDraft(form);
}
