import { readConfig } from '#config.ts';
import { run } from '#run.ts';
import { startServer } from '#start-server.ts';

await run(async () => {
  const server = await startServer(readConfig(process.env));
  console.log(`Crisper is ready at ${server.address}`);
  return server;
});
