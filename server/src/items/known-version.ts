/** How long a server may use the version it last read. Followers are told of a new one only after that. */
export const VERSION_GOOD_MS = 100;

export interface KnownVersion {
  /** The version if it was read a moment ago, else null. */
  known(): number | null;
  read(): Promise<number>;
  /** Reads the current version, whatever was read before. */
  readNow(): Promise<number>;
  /** Discards the version because it is outdated. */
  forget(): void;
  /** Makes a write of this server visible at once, unless there are too many. */
  noteWrite(): void;
}

/** This many writes in a row become visible at once; further ones become visible after a tenth of a second. */
const NOTED_AT_ONCE = 50;
const NOTED_PER_SECOND = 2;

/** The data's version, read at most once in a while for any number of requests. */
export function knownVersion(readVersion: () => Promise<number>): KnownVersion {
  let reading: Promise<number> | null = null;
  let known: number | null = null;
  let goodUntil = 0;
  let toNote = NOTED_AT_ONCE;
  let notedAt = 0;
  const isGood = () => performance.now() < goodUntil;
  const forget = () => {
    reading = null;
    known = null;
  };
  const readNow = () => {
    forget();
    const current = readVersion();
    reading = current;
    goodUntil = performance.now() + VERSION_GOOD_MS;
    current.then(
      (version) => {
        if (reading === current) known = version;
      },
      () => {
        if (reading === current) forget();
      },
    );
    return current;
  };
  return {
    known: () => (isGood() ? known : null),
    read: () => (reading && isGood() ? reading : readNow()),
    readNow,
    forget,
    noteWrite() {
      if (!reading) return;
      const now = performance.now();
      toNote = Math.min(NOTED_AT_ONCE, toNote + ((now - notedAt) / 1000) * NOTED_PER_SECOND);
      notedAt = now;
      if (toNote < 1) return;
      toNote -= 1;
      forget();
    },
  };
}
