import pg from 'pg';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Calls back on every notification of the channel, until the returned function is called. */
export type Listen = (channel: string, heard: () => void) => () => void;

/**
 * Listens on a connection of its own and opens another when it is lost. Notifications in between are lost, and a
 * pooler may let none through at all: correctness must not depend on them.
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
      // Without a listener, a lost connection would end the process.
      opened.on('error', comeBack).on('end', comeBack).on('notification', heard);
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
        pauseMs = FIRST_PAUSE_MS;
        // There may have been notifications while there was no connection.
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
