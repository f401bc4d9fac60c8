import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/open-database.ts';
import { retryFailed } from '#mail/mails.commands.ts';
import { runOnce } from '#run.ts';

/** Run by hand: lists the mails that could not be sent; --retry queues them again. */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
await runOnce(async () => {
  const database = await openDatabase(readConfig(process.env), console.error);
  try {
    const failed = await database.db
      .selectFrom('mails')
      .select(['message', 'queued_at', 'last_error'])
      .where('failed_at', 'is not', null)
      .orderBy('id')
      .execute();
    for (const { message, queued_at, last_error } of failed) {
      console.log(`${queued_at.toISOString()}  ${message.to}  ${message.subject}\n  ${last_error}`);
    }
    if (values.retry) await retryFailed(database.db);
    console.log(
      `${failed.length} failed${values.retry ? ', to be tried again as soon as Crisper runs' : ''}.`,
    );
  } finally {
    await database.close();
  }
});
