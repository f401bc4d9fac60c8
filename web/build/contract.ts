import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { Plugin } from 'vite';

const CONTRACT = /\/domain\/src\/(accounts\/accounts-)?api\.ts$/;

/** What it takes to make a call; checking it is the server's part. */
const callable = ({ method, path, usesToday, upload }: Endpoint) => ({ method, path, usesToday, upload });

/** Gives the browser the contract without its schemas, and so without the library that they are made of. */
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
