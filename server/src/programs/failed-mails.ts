import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { retryFailed } from '#mail/mails.commands.ts';
import { runOnce } from '#run.ts';
import { withExistingDatabase } from './open-existing.ts';

/** Run by hand: lists the mails that could not be sent; --retry queues them again. */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
await runOnce(() =>
  withExistingDatabase(readConfig(process.env), async ({ db }) => {
    const failed = await db
      .selectFrom('mails')
      .select(['message', 'queued_at', 'last_error'])
      .where('failed_at', 'is not', null)
      .orderBy('id')
      .execute();
    for (const { message, queued_at, last_error } of failed) {
      console.log(`${queued_at.toISOString()}  ${message.to}  ${message.subject}\n  ${last_error}`);
    }
    if (values.retry) await retryFailed(db);
    console.log(
      `${failed.length} failed${values.retry ? ', to be tried again as soon as Crisper runs' : ''}.`,
    );
  }),
);
