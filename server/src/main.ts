import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import '#collect-seldom.ts';

// The compiled code is cached for the next start. This must come before the imports that it should cover.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

const { readConfig } = await import('#config.ts');
const { run } = await import('#run.ts');
const { startServer } = await import('#start-server.ts');

await run(async () => {
  const server = await startServer(readConfig(process.env));
  console.log(`Crisper is ready at ${server.address}`);
  return server;
});
