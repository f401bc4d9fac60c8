import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import { digestWeek } from '@crisper/domain/newsletter/digest-week.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { mondayOf } from '@crisper/domain/week.ts';
import { findAccountId } from '#accounts/accounts.queries.ts';
import { readConfig } from '#config.ts';
import { renderMail } from '#mail/mail-layout.ts';
import { readArticles } from '#newsletter/articles.ts';
import { findOwnWeek } from '#newsletter/digest.queries.ts';
import { composeDigest } from '#newsletter/digest-mail.ts';
import { runOnce } from '#run.ts';
import { withExistingDatabase } from './open-existing.ts';

/** Run by hand: shows the next digest for an email address, and with --html writes it as a page. Nothing is sent. */
const { values } = parseArgs({ options: { email: { type: 'string' }, html: { type: 'string' } } });
await runOnce(() => {
  const config = readConfig(process.env);
  return withExistingDatabase(config, async ({ db }) => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'time_zone', 'language'])
      .where('id', '=', await findAccountId(db, values.email?.toLowerCase() ?? ''))
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    const zone = account?.time_zone ?? UTC;
    const monday = mondayOf(addDays(dateAt(new Date(), zone), 6));
    const { from: now } = digestWeek(monday, zone);
    const language = languageOrEnglish(account?.language ?? null);
    const digest = composeDigest({
      monday,
      own: account ? await findOwnWeek(db, { accountId: account.id, zone, monday, now }) : null,
      articles: (await readArticles())[language],
      language,
      address: config.publicUrl ?? `http://localhost:${config.port}`,
    });
    if (!digest) {
      console.log('There is nothing to tell, so no letter would be sent.');
      return;
    }
    const { text, html } = renderMail(digest.subject, digest.blocks, language);
    console.log(`Subject: ${digest.subject}\n\n${text}`);
    if (values.html) await writeFile(values.html, html);
  });
});
