import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import { type DigestWeek, digestDue } from '@crisper/domain/newsletter/digest-week.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { digestMail } from '@crisper/texts/all/mails.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#mail/queue-mail.ts';
import type { Articles } from './articles.ts';
import { findOwnWeek, listDueReaders, listReaderZones, type Reader } from './digest.queries.ts';
import { composeDigest } from './digest-mail.ts';
import { newLink, unsubscribing } from './subscriber-links.ts';

const READERS_AT_ONCE = 100;

interface Services {
  db: Database;
  articles: Articles;
  /** The public URL of the product. */
  address: string;
  log: FastifyBaseLogger;
}

/** Writes to all subscribers whose Monday morning has come. Any number of servers may do so at once and repeatedly. */
export async function sendDigests(services: Services, now: Date): Promise<void> {
  for (const zone of await listReaderZones(services.db)) {
    const week = digestDue(now, zone);
    if (week) await sendDigestsIn(services, zone, week, now);
  }
}

async function sendDigestsIn(services: Services, zone: TimeZone, week: DigestWeek, now: Date): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const readers = await listDueReaders(services.db, { zone, week, after, limit: READERS_AT_ONCE });
    for (const reader of readers) {
      // A digest that cannot be written must not stop the others.
      await sendDigest(services, { ...reader, zone }, week, now).catch((error) =>
        services.log.error({ err: error, subscriberId: reader.id }, 'a letter could not be written'),
      );
    }
    after = readers.at(-1)?.id ?? null;
    if (readers.length < READERS_AT_ONCE) return;
  }
}

async function sendDigest(
  services: Services,
  reader: Reader & { zone: TimeZone },
  { monday }: DigestWeek,
  now: Date,
): Promise<void> {
  const { db, articles, address } = services;
  await inTransaction(db, async (tx) => {
    // The server that inserts the row first writes the digest; none does for a subscriber who has just left.
    const claimed = await sql`
      insert into digests (subscriber_id, week) select id, ${monday}::date from subscribers where id = ${reader.id}
      on conflict do nothing
    `.execute(tx);
    if (claimed.numAffectedRows !== 1n) return;
    const { accountId, zone } = reader;
    const own = accountId ? await findOwnWeek(tx, { accountId, zone, monday, now }) : null;
    const language = languageOrEnglish(reader.language);
    const digest = composeDigest({ monday, own, articles: articles[language], language, address });
    if (!digest) return;
    const { link, headers } = unsubscribing(address, await newLink(tx, reader.id, 'unsubscribe'), language);
    const { why, unsubscribe } = digestMail[language];
    await queueMail(tx, {
      ...{ to: reader.email, language, headers },
      subject: digest.subject,
      blocks: [...digest.blocks, { smallPrint: why, label: unsubscribe, link }],
    });
  });
}
