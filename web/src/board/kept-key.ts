import { localStore } from '#http/local-store.ts';

/** What is behind the # of a board's link. */
const KEY_IN_HASH = /^#(crp_[\w-]{43})$/;

const nameOf = (kitchenId: string) => `board-key ${kitchenId}`;

/** A tablet starts again by night, without its link: the key is kept for the board of that kitchen, and for no other page. */
const keptKey = (kitchenId: string): string | null => localStore.read(nameOf(kitchenId));

export const forgetKey = (kitchenId: string): void => localStore.remove(nameOf(kitchenId));

/**
 * The key of the link, or of the last one. It is taken out of the URL, so that it is in no history and nobody reads it off
 * the screen; a browser that keeps nothing needs it there.
 */
export function takeKey(kitchenId: string): string | null {
  const key = KEY_IN_HASH.exec(location.hash)?.[1];
  if (!key) return keptKey(kitchenId);
  localStore.write(nameOf(kitchenId), key);
  if (keptKey(kitchenId) === key)
    history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}
