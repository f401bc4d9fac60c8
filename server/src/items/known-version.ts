/** For so long a server may believe the version it last read. Followers are told of a new one only after that. */
export const VERSION_GOOD_MS = 100;

export interface KnownVersion {
  /** What was read a moment ago, if it was. */
  known(): number | null;
  read(): Promise<number>;
  /** What is known is old. */
  forget(): void;
  /** Something was written here, and should be seen at once, unless that happens all the time. */
  noteWrite(): void;
}

/** Under load, a tenth of a second is soon enough for everybody. */
const NOTED_PER_SECOND = 10;

/** The data's version, read at most once in a while however many ask. */
export function knownVersion(readVersion: () => Promise<number>): KnownVersion {
  let reading: Promise<number> | null = null;
  let known: number | null = null;
  let goodUntil = 0;
  let second = 0;
  let noted = 0;
  const isGood = () => performance.now() < goodUntil;
  const forget = () => {
    reading = null;
    known = null;
  };
  return {
    known: () => (isGood() ? known : null),
    read() {
      if (reading && isGood()) return reading;
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
    },
    forget,
    noteWrite() {
      const now = Math.floor(performance.now() / 1000);
      noted = now === second ? noted + 1 : 1;
      second = now;
      if (noted <= NOTED_PER_SECOND) forget();
    },
  };
}
