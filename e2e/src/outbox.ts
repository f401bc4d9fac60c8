import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to the email address, oldest first. */
async function mailsTo(dataFolder: string, email: string): Promise<Email[]> {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** The latest mail to the email address, once it is there. */
export async function mailTo(dataFolder: string, email: string): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(dataFolder, email)).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  return (await mailsTo(dataFolder, email)).at(-1) as Email;
}

/** The link in the latest mail to the email address, once it is there. */
export async function mailedLink(dataFolder: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(dataFolder, email)).at(-1);
    link = mail?.text?.match(/http:\/\/\S+#token=\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}
