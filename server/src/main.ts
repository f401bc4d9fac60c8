import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import '#collect-seldom.ts';

// What was compiled for one start is there for the next, if it comes before everything that is to be compiled.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

const { readConfig } = await import('#config.ts');
const { run } = await import('#run.ts');
const { startServer } = await import('#start-server.ts');

await run(async () => {
  const server = await startServer(readConfig(process.env));
  console.log(`Crisper is ready at ${server.address}`);
  return server;
});
