const MAX_BUTTONS = 5;

/** Five neighbouring pages around the current one, then an ellipsis and the last page when they do not reach it. */
export function pageButtons(page: number, pages: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(MAX_BUTTONS / 2), pages - MAX_BUTTONS + 1));
  const last = Math.min(pages, first + MAX_BUTTONS - 1);
  const window = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (last === pages) return window;
  return last === pages - 1 ? [...window, pages] : [...window, 'gap', pages];
}
