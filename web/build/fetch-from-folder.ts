import { readFile } from 'node:fs/promises';

/** While prerendering, the pages' own files are read from disk: there is no server yet, and no network. */
export function fetchFromFolder(folder: string): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://build.invalid');
    return new Response(await readFile(`${folder}${pathname}`, 'utf8'));
  };
}
