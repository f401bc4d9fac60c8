import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** Axe finds no problem on the screen, once it is at rest: a button may still be in a transition. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => findingsIn(page), { timeout: 60_000 }).toEqual([]);
}

async function findingsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Without the elements that pass, which take most of axe's time to describe.
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}
