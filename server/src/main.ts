import '#collect-seldom.ts';
import { withOptions } from '#command-line.ts';
import { readConfig } from '#config.ts';
import { run } from '#run.ts';
import { startServer } from '#start-server.ts';

await run(async () => {
  const options = process.argv.slice(2);
  const config = readConfig(withOptions(process.env, options));
  const server = await startServer(config);
  const { startMessage } = await import('#start-message.ts');
  const showsCode = process.stdout.isTTY || options.includes('--lan');
  console.log(startMessage({ ...config, address: server.address, command: 'npm start', showsCode }));
  return server;
});
