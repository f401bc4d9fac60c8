/** What a person looks for on a page: elements of a kind, by the name that a screen reader says. */
export interface Target {
  selector: string;
  /** A regular expression. */
  name: string;
}

type Name = string | RegExp;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const target = (selector: string, name: Name): Target => ({
  selector,
  name: name instanceof RegExp ? name.source : `^${escaped(name)}$`,
});

export const button = (name: Name) => target('button', name);
export const link = (name: Name) => target('a[href]', name);
export const heading = (name: Name) => target('h1, h2, h3', name);
export const dialog = (name: Name) => target('dialog[open]', name);
export const textbox = (name: Name) => target('input, textarea', name);
export const checkbox = (name: Name) => target('input[type="checkbox"]', name);
export const ticked = (name: Name) => target('input[type="checkbox"]:checked', name);
/** A field of the page's own form; the site's newsletter asks for an email address as well. */
export const field = (name: string) => target(`main input[name="${name}"]`, /^/);
/** A row of a list with these words in it, in this order. */
export const row = (...words: string[]) => target('li', new RegExp(words.map(escaped).join('.*')));
export const text = (words: Name) => target('body *', words);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What there is of a target. */
export interface TargetSight {
  count: number;
  /** Of the only one that there is, once it stands still. */
  box?: Box;
  /** Set if a pointer in the middle of it would reach something else. */
  coveredBy?: string;
}

/** Runs in the page. With `isWanted` the element is brought into view. */
export async function look({ selector, name }: Target, isWanted: boolean): Promise<TargetSight> {
  const pattern = new RegExp(name);
  const tidy = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const isHidden = parentElement?.closest('[aria-hidden="true"]') || !parentElement?.checkVisibility();
      if (!isHidden) words.push(nodeValue ?? '');
    }
    return tidy(words.join(' '));
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0)
      return tidy(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const said = element.getAttribute('aria-label');
    if (said !== null) return tidy(said);
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return labels ? tidy([...(element.labels ?? [])].map(textOf).join(' ')) : textOf(element);
  };
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isShown = (element: Element) => {
    const { left, top, right, bottom } = boxOf(element);
    return right > left && bottom > top && element.checkVisibility({ visibilityProperty: true });
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const named = [...document.querySelectorAll(selector)].filter(
    (element) => pattern.test(nameOf(element)) && isShown(element),
  );
  // Words are in an element and in all around it.
  const found = named.filter(
    (element) => !named.some((other) => other !== element && element.contains(other)),
  );
  const [only] = found;
  if (!only || found.length > 1) return { count: found.length };
  if (isWanted) only.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = boxOf(only);
  await frame();
  await frame();
  const box = boxOf(only);
  if (JSON.stringify(box) !== JSON.stringify(before)) return { count: 1 };
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const label = hit?.closest('label')?.control;
  const isReached = only.contains(hit) || (label && label === only);
  return { count: 1, box, ...(!isReached && { coveredBy: hit?.outerHTML.slice(0, 200) ?? 'nothing' }) };
}
