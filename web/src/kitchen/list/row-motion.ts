const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const PRESS_MS = 120;
const FADE_MS = 160;
const GAP_MS = 200;
const AWAY = '24px';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows a row going that is about to be removed: its button fills, it slides away and fades, and the gap closes. What
 * moves is a copy that nobody can reach, so that the list itself is right at once.
 */
export function slideOut(row: HTMLElement): void {
  if (isCalm()) return;
  const copy = row.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  delete copy.dataset.item;
  const button = copy.querySelector<HTMLElement>('[data-act="eaten"]');
  button?.style.setProperty('background', 'var(--color-brand)');
  button?.style.setProperty('color', 'var(--color-on-brand)');
  const height = `${row.getBoundingClientRect().height}px`;
  row.before(copy);
  copy.animate(
    [
      { opacity: 1, translate: 0 },
      { opacity: 0, translate: AWAY },
    ],
    {
      delay: PRESS_MS,
      duration: FADE_MS,
      easing: EASING,
      fill: 'forwards',
    },
  );
  const gap = copy.animate([{ height }, { height: 0 }], {
    delay: PRESS_MS + FADE_MS,
    duration: GAP_MS,
    easing: EASING,
    fill: 'both',
  });
  gap.onfinish = () => copy.remove();
}

/** The same backwards, for a row that was taken back. */
export function slideIn(row: HTMLElement): void {
  if (isCalm()) return;
  const height = `${row.getBoundingClientRect().height}px`;
  row.animate([{ height: 0 }, { height }], { duration: GAP_MS, easing: EASING });
  row.animate(
    [
      { opacity: 0, translate: AWAY },
      { opacity: 1, translate: 0 },
    ],
    {
      delay: GAP_MS,
      duration: FADE_MS,
      easing: EASING,
      fill: 'backwards',
    },
  );
}
