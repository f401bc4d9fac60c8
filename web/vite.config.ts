import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { contractWithoutSchemas, startWithoutSchemas } from './build/contract.ts';
import { lightIcons } from './build/light-icons.ts';
import { pageNames } from './build/page-names.ts';
import { scanFileNames, scanWorkerNames, withoutNode } from './build/scan-files.ts';

/** The folder of `@crisper/texts` that the pages are built with; without it, the default one. */
const language = process.env.WEB_LANGUAGE;
const conditions = language ? [`lang-${language}`] : [];

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    contractWithoutSchemas(),
    startWithoutSchemas(),
    pageNames(),
    lightIcons(),
  ],
  build: {
    target: 'es2024',
    // The oldest that can do all that the app uses; older ones are told so on the page (`in-old-browser`).
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The build preloads what a page needs; the helper for the rest would cost more than it saves.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // A text is a constant of `@crisper/texts`; inlined, the catalogue costs no more than the words themselves.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // What renders the pages runs from the disk: in groups, its files would call each other before they are ready.
      output: isSsrBuild
        ? {}
        : {
            ...scanFileNames,
            codeSplitting: {
              // Each library in one file packs better than in the pieces that some page needs first.
              includeDependenciesRecursively: false,
              groups: chunkGroups,
            },
          },
    },
  },
  worker: { format: 'es', plugins: () => [withoutNode()], rolldownOptions: { output: scanWorkerNames } },
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: {
    // Its icons are drawn as in the browser, which takes over what was rendered.
    noExternal: ['lucide-react'],
    resolve: { conditions: [...conditions, ...defaultServerConditions] },
  },
  server: { proxy: { '/api': server } },
}));
