import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import type { Mailer } from './mailer.ts';
import {
  forgetSent,
  giveUp,
  type LeasedMail,
  leaseMails,
  postpone,
  RENEW_EVERY_MS,
  renewLease,
} from './mails.commands.ts';
import { MAIL_CHANNEL } from './queue-mail.ts';

const LOOK_EVERY_MS = 5000;
const AT_ONCE = 5;
/** With the pauses between them, about two days. */
const ATTEMPTS_MAX = 50;
const CLOSE_WITHIN_MS = 10_000;
const FORGET_TRIES = 8;

interface Options {
  db: Database;
  mailer: Mailer;
  listen: Listen | null;
  log: FastifyBaseLogger;
}

/** Sends queued mails, alongside any number of other servers that do the same. */
export function startMailWorker({ db, mailer, listen, log }: Options): { stop(): Promise<void> } {
  const sending = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let wanted = false;
  let stopped = false;

  function wake(): void {
    wanted = true;
    looking ??= look();
  }

  async function look(): Promise<void> {
    try {
      while (wanted && !stopped) {
        wanted = false;
        for (const mail of await leaseMails(db, AT_ONCE - sending.size)) track(send(mail));
      }
    } catch (error) {
      log.warn({ err: error }, 'looking for mails to send failed and will be tried again');
    } finally {
      looking = null;
    }
  }

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error) => log.error({ err: error }, 'what became of a mail could not be written down'))
      .finally(() => {
        sending.delete(tracked);
        wake();
      });
    sending.add(tracked);
  }

  async function send(mail: LeasedMail): Promise<void> {
    const renew = () =>
      void renewLease(db, mail).catch((error) => log.warn({ err: error }, 'holding on to a mail failed'));
    const renewal = setInterval(renew, RENEW_EVERY_MS);
    try {
      await mailer.send(mail);
    } catch (error) {
      return await recordFailure(mail, error);
    } finally {
      clearInterval(renewal);
    }
    await persistently(() => forgetSent(db, mail));
  }

  async function recordFailure(mail: LeasedMail, error: unknown): Promise<void> {
    const about = { err: error, mailId: mail.id, to: mail.message.to, attempts: mail.attempts };
    const reason = error instanceof Error ? error.message : String(error);
    if (isFinal(error) || mail.attempts >= ATTEMPTS_MAX) {
      await giveUp(db, mail, reason);
      log.error(about, 'a mail could not be sent and will not be tried again');
    } else {
      await postpone(db, mail, reason);
      log.warn(about, 'a mail could not be sent and will be tried again');
    }
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  const stopListening = listen?.(MAIL_CHANNEL, wake);
  wake();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      stopListening?.();
      await looking;
      // A mail that takes longer is sent again by the next server that takes it.
      const late = new AbortController();
      await Promise.race([
        Promise.all(sending),
        sleep(CLOSE_WITHIN_MS, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
    },
  };
}

/** The mail server says that it will never accept this mail or recipient; any other failure may pass. */
function isFinal(error: unknown): boolean {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number };
  return ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500;
}

/** A mail that was sent is sent again unless this is recorded. */
async function persistently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === FORGET_TRIES) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
