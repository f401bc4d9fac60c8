import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Mails break long lines with a = and write that sign as =3D. */
const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

async function mails(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(files.map(async (file) => decoded(await readFile(join(folder, file), 'utf8'))));
}

/** The link in the latest mail to the address, once it is there. */
export async function mailedLink(dataFolder: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mails(dataFolder)).findLast((text) => text.includes(`To: ${email}`));
    link = mail?.match(/http:\/\/\S+#token=\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
