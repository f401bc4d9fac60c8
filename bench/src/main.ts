import { measureGrowth } from './growth.ts';
import { measureWeb } from './web/web.ts';

/** All of them, or those named: `npm run bench web`. */
const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);

if (asked('growth')) {
  console.log('Growth: what a question costs in a small and in a large fridge');
  await measureGrowth(10_000, 1_000_000, 2);
}
if (asked('web')) {
  console.log('Web: our pages beside bare HTML with the same text and pictures');
  if (!(await measureWeb(5))) process.exitCode = 1;
}
