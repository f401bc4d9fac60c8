import type { Locator, Page } from '@playwright/test';

/** A finger on the target that moves in small steps, as a browser hears it from the screen. */
export async function drag(
  { page }: { page: Page },
  target: Locator,
  by: { x?: number; y?: number },
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + (by.x ?? 0) * share, y: from.y + (by.y ?? 0) * share }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10);
  await send('touchEnd', 1);
}
