import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseMail, type ReceivedMail } from './test-smtp.ts';

const PATIENCE_MS = 5000;

/** The mails in the outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.sort().map(async (file) => parseMail(await readFile(join(folder, file)))));
}

export async function mailsTo(dataDir: string, email: string): Promise<ReceivedMail[]> {
  return (await readOutbox(dataDir)).filter(({ to }) => to?.some(({ address }) => address === email));
}

/** The token in the latest link mailed to the email address; mails are written after the response, so it waits. */
export async function mailedToken(dataDir: string, email: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
    const mail = (await mailsTo(dataDir, email)).at(-1);
    const token = mail?.text && /#token=([\w.-]+)/.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`no mail to ${email} in ${PATIENCE_MS} ms`);
}
