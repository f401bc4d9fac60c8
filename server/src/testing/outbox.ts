import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 5000;

/** The mails that were put into the outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.sort().map(async (file) => decoded(await readFile(join(folder, file), 'utf8'))));
}

/** Mails break long lines with a = and write that sign as =3D. */
const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The token in the latest link mailed to the address; mails are written after the answer, so it may take a moment. */
export async function mailedToken(dataDir: string, email: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
    const mail = (await readOutbox(dataDir)).findLast((text) => text.includes(`To: ${email}`));
    const token = mail && /#token=([\w.-]+)/.exec(mail)?.[1];
    if (token) return token;
  }
  throw new Error(`no mail to ${email} in ${PATIENCE_MS} ms`);
}
