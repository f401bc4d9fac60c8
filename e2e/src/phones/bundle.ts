import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';

/** The exports of `tab-code.ts` are properties of this global. */
export const GLOBAL = 'tabCode';

/** A fault on purpose: this text of a file is replaced by that one. */
export interface Plant {
  file: string;
  from: string;
  to: string;
}

const planting = ({ file, from, to }: Plant): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return null;
    if (!code.includes(from)) this.error(`${file} has no ${from}`);
    return code.replace(from, to);
  },
});

/** Bundles what a tab runs into one script, of which every tab runs its own copy. */
export async function bundleTabCode(plant?: Plant): Promise<Script> {
  const entry = fileURLToPath(new URL('tab-code.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: plant ? [planting(plant)] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, target: 'es2024', lib: { entry, formats: ['iife'], name: GLOBAL } },
  })) as Rolldown.RolldownOutput[];
  const code = built
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? file.code : []));
  return new Script(code.join('\n'), { filename: 'tab-code.js' });
}
