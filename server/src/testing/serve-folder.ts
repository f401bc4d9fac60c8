// The real server with another build of the web app, which WEB_APP names.
import { readConfig } from '#config.ts';
import { run } from '#run.ts';
import { startServer } from '#start-server.ts';

await run(async () => {
  const { WEB_APP, ...environment } = process.env;
  const server = await startServer(readConfig(environment), WEB_APP);
  console.log(`Crisper is ready at ${server.address}`);
  return server;
});
