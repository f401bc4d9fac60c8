import { RECIPE_MINUTES_MAX } from '#recipes/recipe.ts';

/** ISO 8601. Months and years are in no recipe. */
const ISO = /^P(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i;
const IN_MINUTES = [7 * 24 * 60, 24 * 60, 60, 1, 1 / 60];
/** As people write it: 1 hr 20 min, 1 Std. 20 Min. */
const WRITTEN = /(\d+(?:[.,]\d+)?)\s*(?:(h|st)|(m))?/gi;
/** Longer than any of them. */
const MAX_LENGTH = 60;

const usable = (minutes: number) => {
  const whole = Math.round(minutes);
  return whole >= 1 && whole <= RECIPE_MINUTES_MAX ? whole : null;
};

/** The minutes that a duration says, as a number, in ISO 8601 or in words; null if it says none. */
function recipeMinutes(duration: unknown): number | null {
  if (typeof duration === 'number') return usable(duration);
  if (typeof duration !== 'string') return null;
  const text = duration.trim().slice(0, MAX_LENGTH);
  const iso = ISO.exec(text);
  const parts = iso
    ? IN_MINUTES.map((minutes, at) => Number(iso[at + 1] ?? 0) * minutes)
    : [...text.matchAll(WRITTEN)].map(
        ([, number = '', hours]) => Number(number.replace(',', '.')) * (hours ? 60 : 1),
      );
  return usable(parts.reduce((sum, part) => sum + part, 0));
}

/** The whole time, or what its parts add up to. */
export function wholeMinutes(total: unknown, ...parts: unknown[]): number | null {
  const sum = parts.reduce<number>((minutes, part) => minutes + (recipeMinutes(part) ?? 0), 0);
  return recipeMinutes(total) ?? usable(sum);
}
