import { readdir, stat } from 'node:fs/promises';
import { atMost, type Goal } from '#goals.ts';
import { KB, ROUTE_CHUNK_KB } from './budgets.ts';

/** The size of the largest of the pages' own files. */
export async function weighRouteChunks(folder: string): Promise<Goal> {
  const files = (await readdir(`${folder}/assets`)).filter((name) => /-page-.*\.js\.br$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(`${folder}/assets/${name}`)).size));
  return atMost("web, kB of the heaviest page's own file", Math.max(...sizes) / KB, ROUTE_CHUNK_KB);
}
