import pg from 'pg';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Calls back whenever something is said on the channel, until the returned function is called. */
export type Listen = (channel: string, heard: () => void) => () => void;

/**
 * Listens on a connection of its own and opens another when it is lost. What is said in between is not heard, and a
 * pooler in between may let nothing through at all: nothing that has to be right may rest on it.
 */
export function listenOn(connection: pg.ClientConfig): Listen {
  return (channel, heard) => {
    let stopped = false;
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let pauseMs = FIRST_PAUSE_MS;

    const open = async () => {
      const opened = new pg.Client({ application_name: 'crisper listener', keepAlive: true, ...connection });
      client = opened;
      let lost = false;
      const comeBack = () => {
        if (lost) return;
        lost = true;
        opened.end().catch(() => {});
        if (stopped) return;
        timer = setTimeout(open, pauseMs);
        timer.unref();
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      };
      // Without a listener, the death of the connection would end the process.
      opened.on('error', comeBack).on('end', comeBack).on('notification', heard);
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
        pauseMs = FIRST_PAUSE_MS;
        // Something may have been said while nobody listened.
        heard();
      } catch {
        comeBack();
      }
    };

    void open();
    return () => {
      stopped = true;
      clearTimeout(timer);
      client?.end().catch(() => {});
    };
  };
}
