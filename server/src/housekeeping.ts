import { HOUR_MS } from '@crisper/domain/durations.ts';
import { oneRun } from '@crisper/domain/one-run.ts';
import type { FastifyBaseLogger } from 'fastify';
import { accountParts } from '#account-parts.ts';
import { forgetOldEvents } from '#accounts/account-events.ts';
import { finishDeletions } from '#accounts/delete-account.commands.ts';
import { forgetEnded } from '#calling/sessions.commands.ts';
import type { KeyRing } from '#calling/signing-keys.ts';
import { forgetSuspects } from '#contact/contact.commands.ts';
import type { Database } from '#db/database.ts';
import { removeAbandonedFiles } from '#imports/reading/read-import-file.ts';
import { forgetCounted, forgetZeroCounts } from '#items/item-counts.writer.ts';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { kitchenParts } from '#kitchen-parts.ts';
import { deleteEndedKitchens } from '#kitchens/end-kitchens.commands.ts';
import { forgetInvitations } from '#kitchens/invitations.commands.ts';
import { forgetFailed } from '#mail/mails.commands.ts';
import { forgetUnconfirmed } from '#newsletter/newsletter.commands.ts';
import { forgetUnusedPictures } from '#pictures/pictures.commands.ts';
import { forgetOldProducts } from '#products/products.commands.ts';
import { forgetActs } from '#push/push-acts.commands.ts';
import { forgetLinks } from '#shopping/list-links.commands.ts';

const MINUTE_MS = 60 * 1000;
/** So that a server at rest does all chores with one connection to the database. */
const APART_MS = 5000;

interface Household {
  db: Database;
  keys: KeyRing;
  log: FastifyBaseLogger;
  writeLetters: () => Promise<void>;
  writeReminders: () => Promise<void>;
  sendPushes: () => Promise<void>;
  sendNotices: () => Promise<void>;
  tellWhatIsDue: () => Promise<void>;
}

/** The chores, by their names in the log. */
type Chores = Record<string, () => Promise<unknown>>;

const hourlyChores = ({ db, keys }: Pick<Household, 'db' | 'keys'>): Chores => ({
  'forget zero counts': () => forgetZeroCounts(db),
  'forget counted changes': () => forgetCounted(db),
  'forget ended sessions': () => forgetEnded(db),
  'forget old account events': () => forgetOldEvents(db),
  'forget removed items': () => forgetRemoved(db),
  'forget unused pictures': () => forgetUnusedPictures(db),
  'delete ended kitchens': () => deleteEndedKitchens(db, kitchenParts),
  'forget old invitations': () => forgetInvitations(db),
  'forget ended links to lists': () => forgetLinks(db),
  'forget failed mails': () => forgetFailed(db),
  'forget suspect messages': () => forgetSuspects(db),
  'forget unconfirmed subscribers': () => forgetUnconfirmed(db),
  'forget old names of products': () => forgetOldProducts(db),
  'forget the acts of old notices': () => forgetActs(db),
  'remove abandoned files': () => removeAbandonedFiles(),
  'rotate the signing keys': () => keys.rotateByAge(),
});

/** One after the other; a chore that fails is logged and does not stop the others. */
async function doAll(chores: Chores, log: FastifyBaseLogger): Promise<void> {
  for (const [chore, work] of Object.entries(chores)) {
    await work().catch((error) =>
      log.warn({ err: error, chore }, 'a chore of housekeeping failed and will be tried again'),
    );
  }
}

export const doHourlyChores = (household: Pick<Household, 'db' | 'keys' | 'log'>): Promise<void> =>
  doAll(hourlyChores(household), household.log);

/** Regular chores, which any server may do: doing one twice does no harm. */
export function keepHouse(household: Household): () => void {
  const { db, keys, log, writeLetters, writeReminders, sendPushes, sendNotices, tellWhatIsDue } = household;
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: () => Promise<void>) => {
    const run = oneRun(work);
    const start = () => timers.push(setInterval(() => void run(), ms).unref());
    timers.push(setTimeout(start, timers.length * APART_MS).unref());
  };
  void doHourlyChores(household);
  every(MINUTE_MS, () =>
    doAll({ 'finish deletions': () => finishDeletions({ db, parts: accountParts }) }, log),
  );
  every(HOUR_MS, () => doHourlyChores(household));
  // Another server may have made a new key, or deleted one.
  every(MINUTE_MS, () => doAll({ 'reload the signing keys': () => keys.reload() }, log));
  every(MINUTE_MS, () => doAll({ 'write the letters': writeLetters }, log));
  every(MINUTE_MS, () => doAll({ 'write the reminders': writeReminders }, log));
  every(MINUTE_MS, () => doAll({ 'tell programs what is due': tellWhatIsDue }, log));
  // Each by itself: servers of others that are slow must not hold up what needs none of them.
  every(MINUTE_MS, () => doAll({ 'send the push messages': sendPushes }, log));
  every(MINUTE_MS, () => doAll({ 'send the notices for ntfy': sendNotices }, log));
  return () => timers.forEach(clearInterval);
}
