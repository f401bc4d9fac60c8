// The program of the child process that reads one file: `node read-file-process.ts <path>`. It prints one line of JSON, what
// is in the file or why it is refused. read-import-file.ts starts it, without an environment and without rights.
import { createReadStream, openSync, readSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { SourceRead } from '@crisper/domain/imports/source-food-schema.ts';
import { fileKind, HEAD_BYTES } from './file-kind.ts';
import { ImportRefusal, readDatabase } from './read-database.ts';
import { searchTar } from './search-tar.ts';

function kindAt(path: string) {
  const head = Buffer.alloc(HEAD_BYTES);
  return fileKind(head.subarray(0, readSync(openSync(path, 'r'), head)));
}

async function read(path: string): Promise<SourceRead> {
  const kind = kindAt(path);
  if (kind === 'sqlite') return readDatabase(path);
  const file = createReadStream(path);
  const tar = kind === 'gzip' ? file.pipe(createGunzip()) : file;
  const inside = `${path}.db`;
  const found = await searchTar(tar, { name: 'grocy.db', to: inside });
  if (found !== 'found')
    throw new ImportRefusal(found === 'locked' ? 'backup-locked' : 'backup-without-grocy');
  if (kindAt(inside) !== 'sqlite') throw new ImportRefusal('database-damaged');
  return readDatabase(inside);
}

const [, , path = ''] = process.argv;
const result = await read(path).then(
  (sourceRead) => ({ read: sourceRead }),
  (error) => ({ refused: error instanceof ImportRefusal ? error.kind : 'database-damaged' }),
);
// The streams of a file that was left before its end would keep the process.
process.stdout.write(JSON.stringify(result), () => process.exit());
