// Starts the server with the compiled code of its last start. Plain JavaScript, because Node would load its compiler for
// TypeScript for this one file, and keep it: 25 MB.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
await import('./src/main.ts');
