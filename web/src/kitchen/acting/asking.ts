import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';

/** What a person wants to do with food on a page that does not know all about it. */
export interface Ask {
  kitchenId: KitchenId;
  itemId: string;
  what: 'eaten' | 'some-left' | 'more';
}

let answer: ((ask: Ask) => void) | null = null;

/** Told to the host of the page. A page has many foods and one host, which outlives what is gone. */
export const askHost = (ask: Ask) => answer?.(ask);

export function answerAsks(next: (ask: Ask) => void): () => void {
  answer = next;
  return () => {
    if (answer === next) answer = null;
  };
}
