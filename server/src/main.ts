import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import '#collect-seldom.ts';

// The compiled code is cached for the next start. This must come before the imports that it should cover.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

const { withOptions } = await import('#command-line.ts');
const { readConfig } = await import('#config.ts');
const { run } = await import('#run.ts');
const { startServer } = await import('#start-server.ts');

await run(async () => {
  const options = process.argv.slice(2);
  const config = readConfig(withOptions(process.env, options));
  const server = await startServer(config);
  const { startMessage } = await import('#start-message.ts');
  const showsCode = process.stdout.isTTY || options.includes('--lan');
  console.log(startMessage({ ...config, address: server.address, command: 'npm start', showsCode }));
  return server;
});
