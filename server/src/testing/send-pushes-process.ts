import Fastify from 'fastify';
import { connect } from '#db/database.ts';
import { openPushKeys } from '#push/push-keys.ts';
import { sendPushes } from '#push/send-pushes.commands.ts';
import { tellOtherwise } from '#reminders/send-reminders.commands.ts';

/** Sends the push messages that are due, in a process that a test can kill. */
const { DATABASE_URL: connectionString = '', PUSH_TEST_SERVICE: testService = '' } = process.env;
const db = connect({ connectionString, max: 2 }, () => {});
await sendPushes({
  ...{ db, keys: openPushKeys(db, null), contact: 'mailto:us@crisper.example' },
  ...{ testService, log: Fastify().log, onLost: tellOtherwise('push') },
});
await db.destroy();
