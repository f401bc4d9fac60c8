import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

/** The visitor's date in words. A prerendered page cannot know it and says "today". */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, () => 'today');
}
