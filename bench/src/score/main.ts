import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Scores every set of a folder, by default ours: npm run score [-- FOLDER] [--wrong]. */
const given = process.argv.slice(2);
const folder = given.find((each) => !each.startsWith('--')) ?? OURS;
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
  const set = file.replace(/[-.].*$/, '');
  const score = scorers[set];
  if (!score) throw new Error(`${file}: there is no set of that name`);
  const cases = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  report(file.replace(/(?:-open|-aside)?\.json$/, ''), score(cases as never[]), given.includes('--wrong'));
}
