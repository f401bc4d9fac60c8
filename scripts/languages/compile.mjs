// What is missing in a language, or takes other parameters, does not compile: each of its files has to be what the English
// one is. One program for all of them; the pages in each language would be a program each.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { textsBelow } from './compare.mjs';

const BASE = fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url));
const from = (path) => `from ${JSON.stringify(path)};`;

/** The faults, each one line. */
export async function compileFaults(root, languages) {
  const pairs = languages.flatMap((language) =>
    textsBelow(join(root, 'en'))
      .filter((file) => existsSync(join(root, language, file)))
      .map((file) => ({ language, file })),
  );
  const lines = pairs.map(({ language, file }, at) =>
    [
      `import * as english${at} ${from(join(root, 'en', file))}`,
      `import * as other${at} ${from(join(root, language, file))}`,
      `other${at} satisfies Translation<typeof english${at}>;`,
    ].join(' '),
  );
  const folder = await mkdtemp(join(tmpdir(), 'crisper-languages-'));
  try {
    await writeFile(
      join(folder, 'all.mts'),
      [`import type { Translation } ${from(join(root, 'all/every-language.ts'))}`, ...lines].join('\n'),
    );
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ extends: BASE, files: ['all.mts'] }));
    await promisify(execFile)('tsc', ['-p', folder]);
    return [];
  } catch (error) {
    const said = (error.stdout || error.message).trim().split('\n');
    return said.map((fault) => {
      const line = fault.match(/all\.mts\((\d+),/)?.[1];
      const pair = pairs[line - 2];
      return pair ? `${pair.language}/${pair.file}: ${fault.replace(/^.*?error /, '')}` : fault;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
