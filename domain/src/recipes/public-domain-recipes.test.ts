import { describe, expect, test } from 'vitest';
import { PUBLIC_DOMAIN_RECIPES, type PublicDomainRecipe } from './public-domain-recipes.ts';
import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
  RECIPE_MINUTES_MAX,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
  SERVINGS_MAX,
} from './recipe.ts';

const textsOf = ({ title, lines, steps }: PublicDomainRecipe) => [title, ...lines, ...steps];

/** Names the recipe in the message of a failure. */
const offending = (isWrong: (recipe: PublicDomainRecipe) => boolean) =>
  PUBLIC_DOMAIN_RECIPES.filter(isWrong).map(({ slug }) => slug);
const offendingTexts = (pattern: RegExp) =>
  PUBLIC_DOMAIN_RECIPES.flatMap((recipe) =>
    textsOf(recipe)
      .filter((text) => pattern.test(text))
      .map((text) => `${recipe.slug}: ${text}`),
  );

test('there are recipes of every kind, most of them meals', () => {
  const count = (kind: string) => PUBLIC_DOMAIN_RECIPES.filter((recipe) => recipe.kind === kind).length;
  expect(PUBLIC_DOMAIN_RECIPES.length).toBeGreaterThanOrEqual(290);
  expect(count('meal')).toBeGreaterThanOrEqual(185);
  expect(count('sweet')).toBeGreaterThanOrEqual(50);
  expect(count('bread')).toBeGreaterThanOrEqual(20);
  expect(count('sauce')).toBeGreaterThanOrEqual(30);
});

test('slugs are unique and can stand in a URL, titles are unique', () => {
  const slugs = PUBLIC_DOMAIN_RECIPES.map(({ slug }) => slug);
  const titles = PUBLIC_DOMAIN_RECIPES.map(({ title }) => title.toLowerCase());
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(titles).size).toBe(titles.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('every recipe is one that a kitchen could keep as its own', () => {
  const isCount = (value: number | null, most: number) =>
    value === null || (Number.isInteger(value) && value >= 1 && value <= most);
  expect(offending(({ title }) => title.length > RECIPE_TITLE_MAX_LENGTH)).toEqual([]);
  expect(offending(({ lines }) => lines.length === 0 || lines.length > RECIPE_LINES_MAX)).toEqual([]);
  expect(offending(({ steps }) => steps.length === 0 || steps.length > RECIPE_STEPS_MAX)).toEqual([]);
  expect(offending(({ lines }) => lines.some((line) => line.length > RECIPE_LINE_MAX_LENGTH))).toEqual([]);
  expect(offending(({ steps }) => steps.some((step) => step.length > RECIPE_STEP_MAX_LENGTH))).toEqual([]);
  expect(offending(({ servings }) => !isCount(servings, SERVINGS_MAX))).toEqual([]);
  expect(offending(({ minutes }) => !isCount(minutes, RECIPE_MINUTES_MAX))).toEqual([]);
});

test('a heading among the ingredients has ingredients below it', () => {
  expect(
    offending(({ lines }) =>
      lines.some((line, at) => line.endsWith(':') && (lines[at + 1] ?? ':').endsWith(':')),
    ),
  ).toEqual([]);
});

describe('nothing is left of the source in a text', () => {
  test.each([
    ['empty or with spaces around', /^$|^\s|\s$|\s\s/],
    ['Markdown', /[*_`#\\]|\]\(|^\d+\. |^[-+] /],
    ['HTML', /<\/?[a-z]|&[a-z]+;/i],
    ['a link', /https?:|www\.|\.(com|org|net)\b/i],
    [
      'a pictogram or an invisible character',
      /\p{Extended_Pictographic}|[\u{200B}-\u{200F}\u{FEFF}\u{FFFD}]/u,
    ],
    ['a letter of another alphabet between Latin ones', /\p{Script=Cyrillic}|\p{Script=Greek}/u],
    ['a reference to a picture or a page', /\b(photo|picture|video|youtube|reddit|this recipe|see below)\b/i],
    ['a smiley', /[:;]-?[)(](\s|$)/],
  ])('%s', (_, pattern) => {
    expect(offendingTexts(pattern)).toEqual([]);
  });
});

describe('what makes people ill is not in them', () => {
  test.each([
    [
      'poultry or meat is not washed',
      /\b(wash|rinse) the (chicken|turkey|duck|veal|pork|beef|meat|fillets)/i,
    ],
    [
      'meat and fish do not rest warm',
      /marinad?[te]*\b.*room temperature|room temperature.*marinad?[te]*\b/i,
    ],
    ['minced meat is cooked through', /desired (degree of )?doneness/i],
    ['nothing is made with lye', /\blye\b|sodium hydroxide/i],
    ['nothing is sealed for the larder', /steril|\bseal (the|your) jars?\b|\bcan be canned\b/i],
  ])('%s', (_, pattern) => {
    expect(offendingTexts(pattern)).toEqual([]);
  });

  test('kidney beans come out of a tin or cooked', () => {
    expect(
      offending(({ lines }) =>
        lines.some(
          (line) => /kidney beans/i.test(line) && !/\b(can|cans|canned|cooked|tin|tinned)\b/i.test(line),
        ),
      ),
    ).toEqual([]);
  });
});
