import type { Page } from '@playwright/test';

/** These leave the page, the kitchen or the account, or open what a test cannot answer. */
const LEFT_ALONE = /^(log ?out|delete|end|leave|photo|choose a|print|install|scan|take a photo)/i;
const MOST = 40;

interface Pressed {
  /** The title of the dialog that the button stands in, and what it does. */
  key: string;
  /** In the same dialog there are more. */
  hasMore: boolean;
}

/**
 * Presses the next button that has not been pressed yet, of the open dialog or else of the page; null if there is none. By
 * script, since some are there for the keyboard only, and others go away between a look and a tap.
 */
const pressNext = (page: Page, pressed: readonly string[]): Promise<Pressed | null> =>
  page.evaluate(
    ([before, skipped]) => {
      const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
      const within = dialog ?? document.querySelector<HTMLElement>('main');
      const title = dialog?.querySelector('h2')?.textContent ?? '';
      const isOffered = (button: HTMLButtonElement) =>
        !button.disabled && button.checkVisibility() && button.getBoundingClientRect().width > 0;
      // “Eaten: Milk” and “Eaten: Ham” are one thing to try.
      const keyOf = (button: HTMLElement) => {
        const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
        return `${title.split(' ')[0]}/${name
          .trim()
          .split(/[\s:]+/, 2)
          .join(' ')}`;
      };
      const open = [...(within?.querySelectorAll('button') ?? [])].filter(
        (button) =>
          isOffered(button) &&
          !before.includes(keyOf(button)) &&
          !new RegExp(skipped, 'i').test(
            (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
          ),
      );
      const [next] = open;
      if (!next) return null;
      const key = keyOf(next);
      next.focus();
      next.click();
      return { key, hasMore: open.length > 1 };
    },
    [pressed, LEFT_ALONE.source] as const,
  );

/** Presses every kind of button of the page, and of the sheets that these open; `look` is called after each. */
export async function openEverything(page: Page, look: (after: string) => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  const pressed: string[] = [];
  let opener: string | undefined;
  for (let i = 0; i < MOST; i++) {
    const wasOpen = (await page.locator('dialog[open]').count()) > 0;
    const next = await pressNext(page, pressed);
    if (!next) {
      if (!wasOpen) return;
      await page.keyboard.press('Escape');
      continue;
    }
    pressed.push(next.key);
    await look(next.key);
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
    const isOpen = (await page.locator('dialog[open]').count()) > 0;
    if (!wasOpen && isOpen) opener = next.key;
    // What closed a sheet leaves the rest of it to be tried.
    if (wasOpen && !isOpen && next.hasMore && opener) pressed.splice(pressed.indexOf(opener), 1);
  }
}
