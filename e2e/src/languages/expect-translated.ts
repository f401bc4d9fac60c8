import { expect, type Page } from '@playwright/test';

/** What the browser names in its own language: days, months, the halves of the day, and sizes. */
const DATES =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|[MTWFS]|AM|PM|UTC|GMT)\b/g;
const SIZES = /[\d.,]+\s?MB/g;
/** Where people write, and what they can reach. */
const ADDRESSES = /\S+@\S+|https?:\/\/\S*/g;
/** Kinds of files, which have one name everywhere. */
const FILES = /\b(?:PDF|XLSX|MP4)\b/g;
const PROGRAMS = /\b(?:Chrome|Linux)\b/g;

/**
 * Nothing that can be read is in plain letters but what a person typed, nothing is cut off, and the page does not scroll
 * sideways.
 */
export async function expectTranslated(page: Page, typed: readonly string[]): Promise<void> {
  const { texts, cut, wide, overflow } = await page.evaluate(() => {
    const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Articles of the blog and time zones are data.
      if (
        !parent ||
        isHidden(parent) ||
        parent.closest('script, style, article, [data-untranslated], a[hreflang]')
      )
        continue;
      texts.push(node.textContent ?? '');
    }
    const attributes = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (isHidden(element) || element.closest('article, [data-untranslated]')) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    }
    /** The nearest box that cuts off what stands out of it; what scrolls can be reached. */
    const cutterOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      return overflowX === 'visible' ? cutterOf(element.parentElement) : element;
    };
    const cut: string[] = [];
    const wide: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent || isHidden(parent) || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const box = cutterOf(parent)?.getBoundingClientRect();
      // A box of one pixel holds words for screen readers.
      if (box && box.width > 1 && (right > box.right + 1 || left < box.left - 1))
        cut.push(node.textContent ?? '');
      if (!box && right > innerWidth + 1) wide.push(node.textContent ?? '');
    }
    return { texts, cut, wide, overflow: document.documentElement.scrollWidth - innerWidth };
  });
  const known = [...typed].sort((a, b) => b.length - a.length);
  const plain = texts
    .map((text) => known.reduce((rest, word) => rest.replaceAll(word, ''), text))
    .map((text) =>
      [ADDRESSES, DATES, SIZES, FILES, PROGRAMS].reduce(
        (rest, pattern) => rest.replaceAll(pattern, ''),
        text,
      ),
    )
    .filter((text) => /[A-Za-z]/.test(text))
    .map((text) => text.trim());
  expect.soft([...new Set(plain)], `plain letters at ${page.url()}`).toEqual([]);
  expect
    .soft(
      cut.filter((text) => !typed.includes(text)),
      `cut off at ${page.url()}`,
    )
    .toEqual([]);
  expect.soft(overflow, `scrolls sideways at ${page.url()}: ${wide.join(' · ')}`).toBeLessThanOrEqual(0);
}
