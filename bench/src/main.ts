import { measureApi } from './api/api.ts';
import { measureFridgePage } from './fridge-page.ts';
import { type Fridge, withFridges } from './fridges.ts';
import { measureGrowth } from './growth.ts';
import { measureWeb } from './web/web.ts';

/** All of them, or those named: `npm run bench web`. */
const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);
const LARGE = 1_000_000;

const missed = (met: boolean) => {
  if (!met) process.exitCode = 1;
};

function fridgeOf(fridges: Map<number, Fridge>, items: number): Fridge {
  const fridge = fridges.get(items);
  if (!fridge) throw new Error(`no fridge of ${items} was filled`);
  return fridge;
}

if (asked('growth') || asked('fridge')) {
  // Filled once for both, because the large one takes minutes.
  const sizes = [...(asked('fridge') ? [100] : []), ...(asked('growth') ? [10_000] : []), LARGE];
  await withFridges(sizes, async (fridges) => {
    if (asked('growth')) {
      console.log('Growth: what a question costs in a small and in a large fridge');
      missed(await measureGrowth(fridgeOf(fridges, 10_000), fridgeOf(fridges, LARGE), 2));
    }
    if (asked('fridge')) {
      console.log(
        'Fridge: from asking for the page to its cards being painted, in a small and in a large fridge',
      );
      missed(await measureFridgePage(fridgeOf(fridges, 100), fridgeOf(fridges, LARGE), 1.5));
    }
  });
}
if (asked('api')) {
  console.log('API: processor time for each answer, beside the least a server can do');
  missed(await measureApi());
}
if (asked('web')) {
  console.log('Web: our pages beside bare HTML with the same text and pictures');
  missed(await measureWeb(5));
}
