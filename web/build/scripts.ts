import type { Rolldown } from 'vite';

/** A file of the build, what it imports, and the modules that are in it. */
export type Script = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry'
>;

/** The entry holds the routes, and asks for what the page shows. */
export const ENTRY = 'src/main.tsx';
/** What the entry fetches in steps, on every page. */
export const STEPS = ['react-dom/client.js', 'src/app/create-app.tsx'];
/** On public pages, which are taken over with all that was prerendered. */
export const PUBLIC_FOOTER = 'src/app/layout/public-footer.tsx';
/** One step more for a person who is signed in. */
export const RESTORE = 'src/session/restore-session.ts';

export const scriptsOf = ({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] =>
  output.filter((file) => file.type === 'chunk');

/** The file that the module is in. */
export function scriptOf(module: string, scripts: readonly Script[]): Script {
  const found = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`The build has no file with ${module}.`);
  return found;
}

/** The files and all that they import statically. */
export function loadedWith<One extends Script>(first: readonly One[], scripts: readonly One[]): One[] {
  const loaded = new Set(first);
  // A set also visits what is added during the loop.
  for (const { imports } of loaded) {
    for (const other of scripts) if (imports.includes(other.fileName)) loaded.add(other);
  }
  return [...loaded];
}
