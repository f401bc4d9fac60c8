import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTES = /\/web\/src\/app\/[\w-]*routes?\.tsx?$/;
const PAGE = /\bpage\(\s*\(\) =>\s*import\(\s*'([^']+)'\s*\),?\s*\)/g;
const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Gives each page of the routes the path of its module, by which the build finds the files to preload. Only where pages
 * are rendered: every page loads the routes, and a browser needs no names.
 */
export function pageNames(): Plugin {
  return {
    name: 'page-names',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    async transform(code, id) {
      if (!ROUTES.test(id)) return null;
      let named = code;
      for (const [call, file = ''] of code.matchAll(PAGE)) {
        const found = await this.resolve(file, id);
        if (!found) this.error(`There is no page ${file}.`);
        named = named.replace(call, `page(() => import('${file}'), '${relative(web, found.id)}')`);
      }
      return named;
    },
  };
}
