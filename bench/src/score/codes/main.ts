import { parseArgs } from 'node:util';
import { startCodeReader } from './code-reader.ts';
import { SCENES, sceneOf } from './scene.ts';
import { type CodeOutcome, scoreCode } from './score-code.ts';

/** While one is read, the next is drawn. */
const AT_ONCE = 2;

/** Shows codes to the shipped reader: npm run score:codes [-- --seed 34 --count 1000 --wrong]. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '34' },
    count: { type: 'string', default: String(SCENES) },
    wrong: { type: 'boolean', default: false },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];

const percent = (part: number, whole: number) =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

function summary(outcomes: CodeOutcome[]) {
  const sum = (of: (outcome: CodeOutcome) => number) => outcomes.reduce((total, each) => total + of(each), 0);
  const codes = sum(({ scene }) => scene.codes.length);
  const read = sum((each) => each.read);
  return {
    pictures: outcomes.length,
    codes,
    read,
    share: percent(read, codes),
    'not read': codes - read,
    phantoms: sum((each) => each.phantoms.length),
    'held back': sum((each) => each.heldBack),
    'no product': sum((each) => each.useless),
  };
}

const tilts = ['0–15°', '15–30°', '30–45°'];
/** A quarter turn more makes no difference to a reader that looks from both sides. */
const tiltOf = ({ scene }: CodeOutcome) => {
  const degrees = Math.abs(scene.views[0]?.tiltDegrees ?? 0) % 90;
  return tilts[Math.min(2, Math.floor(Math.min(degrees, 90 - degrees) / 15))] ?? '';
};

const reader = await startCodeReader();
const outcomes: CodeOutcome[] = [];
const ids = Array.from({ length: count }, (_, at) => Math.floor((at * SCENES) / count)).values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const id of ids) {
      const scene = sceneOf(seed, id);
      const outcome = scoreCode(scene, await reader.read(scene));
      outcomes.push(outcome);
      if (values.wrong && outcome.phantoms.length > 0)
        console.log(
          `${id} ${scene.sight}: ${outcome.phantoms}, printed ${scene.codes.map(({ digits }) => digits)}`,
        );
    }
  }),
);
await reader.close();
outcomes.sort((one, other) => one.scene.id - other.scene.id);
const tables = {
  sight: ({ scene }: CodeOutcome) => scene.sight,
  taken: ({ scene }: CodeOutcome) => scene.taken,
  tilt: tiltOf,
};
for (const group of Object.values(tables))
  console.table(
    Object.fromEntries([...Map.groupBy(outcomes, group)].map(([name, some]) => [name, summary(some)])),
  );
console.table({ all: summary(outcomes) });
if (outcomes.some(({ phantoms }) => phantoms.length > 0)) process.exitCode = 1;
