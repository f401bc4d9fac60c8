import type { AccountEventsTable } from '#accounts/account-events.table.ts';
import type {
  AccountsTable,
  CredentialsTable,
  EmailProofsTable,
  IdentitiesTable,
  PasswordResetsTable,
} from '#accounts/accounts.table.ts';
import type { ActivitiesTable } from '#activities/activities.table.ts';
import type { BmiResultsTable } from '#bmi/bmi.table.ts';
import type { CalendarFeedsTable } from '#calendar/calendar.table.ts';
import type {
  KnownDevicesTable,
  SessionsTable,
  SigningKeysTable,
  ThrottlesTable,
} from '#calling/sessions.table.ts';
import type { ConsultationsTable } from '#consultations/consultations.table.ts';
import type { ContactMessagesTable } from '#contact/contact.table.ts';
import type {
  ItemCountChangesTable,
  ItemCountsTable,
  ItemsTable,
  ItemsVersionTable,
  NotesTable,
  OwnerItemChangesTable,
  RemovedItemsTable,
} from '#items/items.table.ts';
import type { MailsTable } from '#mail/mails.table.ts';
import type { DigestsTable, SubscriberLinksTable, SubscribersTable } from '#newsletter/newsletter.table.ts';
import type { SeenNotificationsTable } from '#notifications/notifications.table.ts';
import type { PicturesTable } from '#pictures/pictures.table.ts';
import type { RemindersMadeTable, RemindersTable } from '#reminders/reminders.table.ts';

/** Every table and its columns; a test holds it against the real schema. */
export interface Tables {
  account_events: AccountEventsTable;
  accounts: AccountsTable;
  activities: ActivitiesTable;
  bmi_results: BmiResultsTable;
  calendar_feeds: CalendarFeedsTable;
  consultations: ConsultationsTable;
  contact_messages: ContactMessagesTable;
  credentials: CredentialsTable;
  digests: DigestsTable;
  identities: IdentitiesTable;
  item_count_changes: ItemCountChangesTable;
  item_counts: ItemCountsTable;
  items: ItemsTable;
  items_version: ItemsVersionTable;
  known_devices: KnownDevicesTable;
  mails: MailsTable;
  notes: NotesTable;
  owner_item_changes: OwnerItemChangesTable;
  email_proofs: EmailProofsTable;
  password_resets: PasswordResetsTable;
  pictures: PicturesTable;
  reminders: RemindersTable;
  reminders_made: RemindersMadeTable;
  removed_items: RemovedItemsTable;
  seen_notifications: SeenNotificationsTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  subscriber_links: SubscriberLinksTable;
  subscribers: SubscribersTable;
  throttles: ThrottlesTable;
}
