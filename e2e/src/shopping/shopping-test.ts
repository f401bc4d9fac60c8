import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Visitor } from '#kitchens/kitchens-test.ts';

export const PHONE = { width: 390, height: 844 };

export const line = (page: Page) => page.getByRole('textbox', { name: 'What is missing?' });
export const entry = (page: Page, title: string | RegExp) => page.getByRole('checkbox', { name: title });
export const shelf = (page: Page, name: string) => page.getByRole('list', { name });

/** Puts things on the kitchen's first list. */
export async function write(who: Visitor, kitchenId: string, entries: object[]): Promise<void> {
  await who.ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: entries.map((one) => ({
      id: randomUUID(),
      kind: 'addEntry',
      entry: { id: randomUUID(), ...one },
    })),
  });
}
