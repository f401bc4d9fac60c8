import { readdir, stat } from 'node:fs/promises';
import { KB, ROUTE_CHUNK_KB } from './budgets.ts';

/** The pages' own files that weigh more than a page may. */
export async function heavyRouteChunks(folder: string): Promise<string[]> {
  const files = (await readdir(`${folder}/assets`)).filter((name) => /-page-.*\.js\.br$/.test(name));
  const sizes = await Promise.all(
    files.map(async (name) => [name, (await stat(`${folder}/assets/${name}`)).size] as const),
  );
  return sizes
    .filter(([, size]) => size > ROUTE_CHUNK_KB * KB)
    .map(([name, size]) => `${name}: ${(size / KB).toFixed(1)} kB > ${ROUTE_CHUNK_KB} kB`);
}
