import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage } from '@crisper/domain/languages/languages.ts';
import type { CaseOutcome } from './outcome.ts';
import { type KitchenCase, type PairCase, scoreKitchen, scorePair } from './score-cooking.ts';
import { type DateCase, scoreDate } from './score-dates.ts';
import { type IngredientCase, scoreIngredient } from './score-ingredients.ts';
import { type LineCase, scoreLine } from './score-lines.ts';
import { type ReceiptCase, scoreReceipt } from './score-receipts.ts';
import { type RecipeCase, scoreRecipe } from './score-recipes.ts';
import { scoreTitle, type TitleCase } from './score-titles.ts';

const OURS = path.resolve(import.meta.dirname, '../../sets');

type Scorer = (cases: never[]) => CaseOutcome[];

const scorers: Record<string, Scorer> = {
  dates: (cases: DateCase[]) => cases.map(scoreDate),
  ingredients: (cases: IngredientCase[]) => cases.flatMap(scoreIngredient),
  kitchens: (cases: KitchenCase[]) => cases.flatMap(scoreKitchen),
  lines: (cases: LineCase[]) => cases.map(scoreLine),
  pairs: (cases: PairCase[]) => cases.map(scorePair),
  receipts: (cases: ReceiptCase[]) => cases.flatMap(scoreReceipt),
  recipes: (cases: RecipeCase[]) => cases.flatMap(scoreRecipe),
  titles: (cases: TitleCase[]) => cases.flatMap(scoreTitle),
};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function report(set: string, outcomes: CaseOutcome[], showsWrong: boolean): void {
  for (const [group, all] of Map.groupBy(outcomes, (each) => each.group)) {
    const right = all.filter(({ wrong }) => wrong.length === 0).length;
    const certain = all.filter((each) => each.certain.length > 0).length;
    console.log(
      `${set}, ${group}: ${right} of ${all.length} right (${percent(right, all.length)}), ${certain} wrong and certain (${percent(certain, all.length)})`,
    );
  }
  if (!showsWrong) return;
  for (const { id, wrong, text, certain } of outcomes.filter((each) => each.wrong.length > 0))
    console.log(`  ${certain.length > 0 ? '!' : ' '} ${id} ${JSON.stringify(text)}: ${wrong.join('; ')}`);
}

/** Scores the sets of another language with its own texts, which a process resolves by its conditions. */
function scoreIn(language: string): void {
  const [, script = ''] = process.argv;
  const options = process.argv.slice(2);
  const { status } = spawnSync(
    process.execPath,
    [`--conditions=lang-${language}`, script, path.join(OURS, language), ...options],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

/** Scores every set of a folder, by default ours in every language: npm run score [-- FOLDER] [--wrong]. */
const given = process.argv.slice(2);
const asked = given.find((each) => !each.startsWith('--'));
const folder = asked ?? OURS;
const name = path.basename(folder);
const prefix = isLanguage(name) ? `${name}/` : '';
const names = (await readdir(folder)).sort();
for (const file of names.filter((each) => each.endsWith('.json'))) {
  const set = file.replace(/[-.].*$/, '');
  const score = scorers[set];
  if (!score) throw new Error(`${file}: there is no set of that name`);
  const cases = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const title = prefix + file.replace(/(?:-open|-aside)?\.json$/, '');
  report(title, score(cases as never[]), given.includes('--wrong'));
}
if (asked === undefined)
  for (const language of names.filter((each) => isLanguage(each) && each !== DEFAULT_LANGUAGE))
    scoreIn(language);
