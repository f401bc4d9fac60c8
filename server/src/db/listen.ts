import pg from 'pg';
import { cutOff, sayGoodbye } from './cut-off.ts';
import type { Primary } from './primary.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
/** To connect, and to be told that it listens. */
const PATIENCE_MS = 10_000;

/** Calls back on every notification of the channel, until the returned function is called. */
export type Listen = (channel: string, heard: () => void) => () => void;

/**
 * Listens on a connection of its own and opens another when it is lost. Notifications in between are lost, and a
 * pooler may let none through at all: correctness must not depend on them.
 */
export function listenOn(primary: Primary): Listen {
  return (channel, heard) => {
    let stopped = false;
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let pauseMs = FIRST_PAUSE_MS;

    const comeBack = () => {
      if (stopped) return;
      timer = setTimeout(open, pauseMs);
      timer.unref();
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    };

    const openAt = async (place: pg.ClientConfig) => {
      const opened = new pg.Client({
        application_name: 'crisper listener',
        keepAlive: true,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
        ...place,
      });
      client = opened;
      let isLost = false;
      const lose = () => {
        if (isLost) return;
        isLost = true;
        forget();
        cutOff(opened);
        primary.lost(place);
        comeBack();
      };
      // One that hangs does not say so.
      const forget = primary.onLeft((left) => left === place && lose());
      // Without a listener, a lost connection would end the process.
      opened.on('error', lose).on('end', lose).on('notification', heard);
      try {
        await opened.connect();
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
        pauseMs = FIRST_PAUSE_MS;
        // There may have been notifications while there was no connection.
        heard();
      } catch {
        lose();
      }
    };

    const open = async () => {
      const place = await primary.find().catch(() => null);
      if (stopped) return;
      if (place) await openAt(place);
      else comeBack();
    };

    void open();
    return () => {
      stopped = true;
      clearTimeout(timer);
      if (client) sayGoodbye(client);
    };
  };
}
