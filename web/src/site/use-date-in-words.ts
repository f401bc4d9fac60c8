import { useSyncExternalStore } from 'react';
import { dateFormat } from '#ui/formats.ts';

const subscribe = () => () => undefined;
const longDate = dateFormat({ dateStyle: 'long' });
const today = () => longDate(new Date());

/** The visitor's date in words, or null while the page is prerendered, which cannot know it. */
export function useDateInWords(): string | null {
  return useSyncExternalStore<string | null>(subscribe, today, () => null);
}
