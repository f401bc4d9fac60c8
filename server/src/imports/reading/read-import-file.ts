import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { AppError, type ImportFileKind } from '@crisper/domain/errors.ts';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_MEGABYTES } from '@crisper/domain/imports/source.ts';
import type { SourceRead } from '@crisper/domain/imports/source-food-schema.ts';
import { fileKind, HEAD_BYTES, isReadable } from './file-kind.ts';

const PROGRAM = fileURLToPath(new URL('./read-file-process.ts', import.meta.url));
const HEAP_MEGABYTES = 128;
const TIME_LIMIT_MS = 5000;
const OUTPUT_MAX_BYTES = 32 * 1024 * 1024;

/** The beginning of the name of the folder that a file is in while it is read. */
export const FOLDER_PREFIX = 'crisper-import-';
/** Longer than the slowest upload may take. */
const ABANDONED_MS = 10 * 60 * 1000;

export const refusal = (is: ImportFileKind) =>
  new AppError('import_file_refused', { reason: { about: 'import_file', is } });

export const tooLarge = () =>
  new AppError('payload_too_large', {
    reason: { about: 'import_file_too_large', mostMegabytes: IMPORT_FILE_MEGABYTES },
  });

/** What is in a file of another program. Whatever becomes of it, neither the file nor the process that read it is left. */
export async function readImportFile(upload: Readable): Promise<SourceRead> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  try {
    const path = join(folder, 'upload');
    await pipeline(upload, limited, createWriteStream(path, { mode: 0o600 }));
    const kind = fileKind(await headOf(path));
    if (!isReadable(kind)) throw refusal(kind);
    return await readApart(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes what a server left that was killed while it read a file. */
export async function removeAbandonedFiles(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // Another server may be done with it at this moment.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > IMPORT_FILE_MAX_BYTES) throw tooLarge();
    yield chunk;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Answer = { read: SourceRead } | { refused: ImportFileKind };

/**
 * In a process of its own, which has no environment, may write into the folder only, start nothing, and is ended after five
 * seconds: a file that breaks SQLite breaks nothing else.
 */
async function readApart(path: string, folder: string): Promise<SourceRead> {
  const rights = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${folder}`];
  const child = spawn(
    process.execPath,
    [...rights, `--max-old-space-size=${HEAP_MEGABYTES}`, PROGRAM, path],
    {
      env: {},
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) => resolve(signal));
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.length > OUTPUT_MAX_BYTES) child.kill('SIGKILL');
  });
  const signal = await ended;
  if (signal === 'SIGKILL') throw refusal('database-too-slow');
  // Without an answer it ran out of memory, or SQLite itself gave way.
  if (output === '') throw refusal('database-damaged');
  const answer = JSON.parse(output) as Answer;
  if ('refused' in answer) throw refusal(answer.refused);
  return answer.read;
}
