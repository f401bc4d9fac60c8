export const BROWSE_PAGE_BUTTONS = 5;

export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(page, 1), Math.max(pages, 1));
}

/** The pages to offer: a window around the current one, then a gap and the last page when they are further on. */
export function pageButtons(
  page: number,
  pages: number,
): { window: number[]; gap: boolean; last: number | null } {
  const size = Math.min(BROWSE_PAGE_BUTTONS, pages);
  const first = Math.min(Math.max(page - Math.floor(BROWSE_PAGE_BUTTONS / 2), 1), pages - size + 1);
  const window = Array.from({ length: size }, (_, index) => first + index);
  const end = first + size - 1;
  return { window, gap: end < pages - 1, last: end < pages ? pages : null };
}
