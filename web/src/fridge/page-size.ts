/** How many items the fridge shows at once on a screen of that width, in CSS pixels. */
export function browsePageSize(width: number): number {
  if (width >= 1280) return 16;
  return width >= 768 ? 9 : 6;
}
