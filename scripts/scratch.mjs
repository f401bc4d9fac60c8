// Where tests keep databases and profiles: in memory, where there is plenty of it. Thousands of commits that nobody
// reads again need not wait for a disk.
import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const PLENTY_BYTES = 8 * 2 ** 30;

function isRoomy() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > PLENTY_BYTES;
  } catch {
    return false;
  }
}

/** The folder for temporary files; one that the operator names in TMPDIR stays. */
export const scratchFolder = () => process.env.TMPDIR ?? (isRoomy() ? MEMORY : tmpdir());
