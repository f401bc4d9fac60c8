import { expect, test } from '#fixtures.ts';
import { publicPages } from './public-pages.ts';

const REACHABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

for (const path of publicPages) {
  test(`Tab reaches everything that can be used on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // This server sends no mail, so the newsletter is not offered once its place has been near the screen.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const wanted = await page.locator(REACHABLE).evaluateAll((nodes) =>
      nodes
        .filter(
          (node) => node.checkVisibility({ visibilityProperty: true }) && (node as HTMLElement).tabIndex >= 0,
        )
        // Of a group of radio buttons only the chosen one is a stop.
        .filter((node) => !(node instanceof HTMLInputElement && node.type === 'radio' && !node.checked))
        .map((node, index) => {
          node.setAttribute('data-stop', String(index));
          return `${node.tagName} ${node.textContent}`;
        }),
    );
    const reached = new Set<string | undefined>();
    for (let presses = 0; presses < wanted.length + 5; presses++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop));
    }
    expect(wanted.filter((_, index) => !reached.has(String(index)))).toEqual([]);
  });
}
