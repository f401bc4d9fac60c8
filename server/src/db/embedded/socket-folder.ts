import { mkdtemp, open, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCKET_PORT } from './settings.ts';

/** The length of sockaddr_un on macOS; Linux allows four bytes more. */
const SOCKET_PATH_LIMIT_BYTES = 103;

export interface SocketFolder {
  path: string;
  close(): Promise<void>;
}

/** A name for the folder that is short enough to reach the socket in it. */
export async function openSocketFolder(folder: string): Promise<SocketFolder> {
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT_BYTES) return { path: folder, close: async () => {} };
  if (process.platform === 'linux') {
    // Unlike a link in the folder for temporary files, this is not cleaned up while the server runs.
    const handle = await open(folder);
    return { path: `/proc/${process.pid}/fd/${handle.fd}`, close: () => handle.close() };
  }
  const room = await mkdtemp(join(tmpdir(), 'crisper-'));
  await symlink(folder, join(room, 'pg'));
  return { path: join(room, 'pg'), close: () => rm(room, { recursive: true }) };
}
