import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Axe finds no problem on the screen, once it is at rest: a button may still be in a transition. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => findingsIn(page), { timeout: 60_000 }).toEqual([]);
}

async function findingsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}
