import { measureApi } from './api.ts';
import { measureDeletion } from './deletion.ts';
import type { Goal } from './goals.ts';
import { measureGrowth } from './growth.ts';
import { measureIntents } from './intents/intents.ts';
import { measureByLighthouse } from './lighthouse/lighthouse.ts';
import { measureLoad } from './load.ts';
import { measureNeighbours } from './neighbours/neighbours.ts';
import { measureRanking } from './ranking.ts';
import { measureStart } from './start.ts';
import { measureTwoServers } from './two-servers.ts';
import { measureWaste } from './waste.ts';
import { measureBringing } from './web/bringing.ts';
import { measureWeb } from './web/web.ts';

interface Part {
  title: string;
  measure: () => Promise<Goal[]>;
  /** Too slow for a run without names, or part of another one. */
  onlyByName?: boolean;
}

/** In the order in which they run; each prints its own figures and returns its goals. */
const parts: Record<string, Part> = {
  api: {
    title: 'API: processor time for each answer, beside the least a server can do',
    measure: measureApi,
  },
  start: { title: 'Start: until the first answer, beside PostgreSQL and Node alone', measure: measureStart },
  growth: { title: 'Growth: what a question costs in small and in large fridges', measure: measureGrowth },
  waste: { title: 'Waste: the page about a year of few and of many events', measure: measureWaste },
  load: {
    title: 'Load: a thousand requests a second for five minutes, and intents beside their rows',
    measure: async () => [...(await measureLoad()), ...(await measureIntents())],
  },
  intents: {
    title: 'Intents: in one kitchen and in 500, beside the same rows by the driver alone',
    measure: measureIntents,
    onlyByName: true,
  },
  neighbours: {
    title:
      'Neighbours: what others wait while one account asks for all it can, and what an act costs in a full kitchen',
    measure: measureNeighbours,
  },
  deletion: {
    title: 'Deletion: four people write while an account with ten thousand items is deleted',
    measure: measureDeletion,
  },
  servers: {
    title: 'Servers: two on one database beside one',
    measure: measureTwoServers,
  },
  ranking: {
    title: 'Ranking: what to cook of a full flat, by a thousand recipes',
    measure: measureRanking,
  },
  web: {
    title: 'Web: our pages on a slow phone, beside bare HTML with the same text and pictures',
    measure: () => measureWeb(3),
  },
  bring: {
    title: 'Bring: a spreadsheet of a thousand rows, and one of five thousand on a slow phone',
    measure: measureBringing,
  },
  lighthouse: {
    title: 'Lighthouse: what it says about our public pages, and about their bare selves',
    measure: () => measureByLighthouse(5),
    onlyByName: true,
  },
};

/** All but those that only run by name, or those named: `npm run bench web`. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const goals: Goal[] = [];
for (const [name, { title, measure, onlyByName }] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName) continue;
  const start = performance.now();
  console.log(`\n${title}`);
  goals.push(...(await measure()));
  console.log(`(${Math.round((performance.now() - start) / 1000)} s)`);
}
console.log('\nGoals');
console.table(goals);
const missed = goals.filter(({ met }) => !met);
console.log(
  missed.length === 0
    ? `All ${goals.length} goals are met.`
    : `${goals.length - missed.length} of ${goals.length} goals are met; not: ${missed.map(({ what }) => what).join('; ')}.`,
);
if (missed.length > 0) process.exitCode = 1;
