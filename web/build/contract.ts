import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { Plugin, Rolldown } from 'vite';
import { loadedWith } from './scripts.ts';

const CONTRACT = /\/domain\/src\/(?:\w+\/[\w-]+-)?api\.ts$/;
const ZOD = /\/node_modules\/zod\//;
const START = /\/web\/src\/(?:main|app\/create-app)\.tsx$/;

/** The fields that a request needs; the server checks the input. */
export const callable = ({ method, path, usesToday, upload, takesLong }: Endpoint) => ({
  ...{ method, path, usesToday, upload, takesLong },
});

/** Gives the browser the contract without its schemas, and so without Zod. */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    async load(id) {
      if (!CONTRACT.test(id)) return null;
      const contract: Record<string, Record<string, Endpoint>> = await import(pathToFileURL(id).href);
      return Object.entries(contract)
        .map(([name, calls]) => {
          const callables = Object.entries(calls).map(([call, endpoint]) => [call, callable(endpoint)]);
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(callables))};`;
        })
        .join('\n');
    },
  };
}

export const hasSchemas = ({ modules }: Rolldown.OutputChunk): boolean =>
  Object.entries(modules).some(([id, { renderedLength }]) => ZOD.test(id) && renderedLength > 0);

/** Fails the build when every page would load Zod. A page with a form may load it. */
export function startWithoutSchemas(): Plugin {
  return {
    name: 'start-without-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.filter(({ moduleIds }) => moduleIds.some((id) => START.test(id)));
      const start = loadedWith(first, chunks);
      if (!start.some(hasSchemas)) return;
      const modules = start
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => !ZOD.test(id) && this.getModuleInfo(id)?.importedIds.some((from) => ZOD.test(from)));
      const names = [...new Set(modules)].map((id) => relative(process.cwd(), id));
      this.error(
        `Every page would load Zod, because of ${names.join(', ')}. Import the rule without its schema.`,
      );
    },
  };
}
