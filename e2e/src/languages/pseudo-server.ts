import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '#running-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = `${root}server/src/testing/serve-folder.ts`;
const run = promisify(execFile);

/** Builds the web app in the pseudo-language and starts a server that speaks it. */
export async function startPseudoServer(settings: Record<string, string>) {
  await run(process.execPath, ['scripts/pseudo-language.mjs'], { cwd: root });
  const env = { ...process.env, WEB_LANGUAGE: 'pseudo' };
  await run(process.execPath, ['web/build/build.ts'], { cwd: root, env });
  return startServer({ ...settings, WEB_APP: `${root}web/dist-pseudo` }, [
    '--conditions=lang-pseudo',
    program,
  ]);
}
