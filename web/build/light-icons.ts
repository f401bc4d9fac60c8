import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const CREATE_ICON = fileURLToPath(new URL('../src/ui/pictures/create-icon.ts', import.meta.url));

/** Icons are the shapes of lucide, drawn by a function of ours; the library's keys of shapes cost more than their places. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && ICON.test(importer) && source === '../createLucideIcon.mjs' ? CREATE_ICON : null,
    transform: (code, id) =>
      ICON.test(id) ? code.replaceAll(/,\s*key: "\w+"/g, '').replace(/^__iconData\.node;$/m, '') : null,
  };
}
