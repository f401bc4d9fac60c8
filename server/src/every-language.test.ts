import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { ACTIVITY_KINDS } from '@crisper/domain/activities/activity.ts';
import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { importLine } from '@crisper/domain/imports/import-line.ts';
import { IMPORT_SOURCES } from '@crisper/domain/imports/source.ts';
import { TAKEN_KINDS } from '@crisper/domain/items/item-event.ts';
import { ADVICES } from '@crisper/domain/items/keeping/date-meaning.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { calendar, items } from '@crisper/texts/all/food.ts';
import { notification, ntfyNotice, relativeDays } from '@crisper/texts/all/notices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailEmailProof } from '#accounts/email-proof.commands.ts';
import { inWords } from '#activities/activities.queries.ts';
import { invitationMail } from '#kitchens/invitation-mail.ts';
import type { MailMessage } from '#mail/mails.table.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { readArticles } from '#newsletter/articles.ts';
import type { OwnWeek } from '#newsletter/digest.queries.ts';
import { composeDigest } from '#newsletter/digest-mail.ts';
import { subscribe } from '#newsletter/newsletter.commands.ts';
import type { DishToCook } from '#reminders/dish-to-cook.queries.ts';
import { reminderMail } from '#reminders/reminder-mail.ts';
import { reminderNotice } from '#reminders/reminder-notice.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const HERE = 'https://crisper.example';
const MONDAY = calendarDate('2026-11-16');
/** Words of no language, in the place of what people typed. */
const [FOOD, PERSON, KITCHEN, DISH] = ['Zwobbel', 'Quorda', 'Brixelheim', 'Knaffel'];
const KITCHEN_ID = randomUUID() as Told['kitchenId'];

let server: TestServer;

beforeAll(async () => {
  // Nothing takes mails there, so that they stay in the queue.
  server = await testServer({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: HERE });
});
afterAll(async () => {
  await server.close();
});

const food = (daysLeft: number, more: Partial<Told> = {}): Told => ({
  ...{ kitchenId: KITCHEN_ID, itemId: randomUUIDv7() as Told['itemId'], title: FOOD },
  ...{ type: 'warning', priority: 'high', daysLeft, isEstimated: false, advice: null, ...more },
});

/** Every way to say when food was or is good. */
const dated: Told[] = [-7, -1, 0, 1, 2, 30].flatMap((daysLeft) =>
  [true, false].flatMap((isEstimated) => [
    food(daysLeft, { isEstimated }),
    ...(daysLeft < 0 ? ADVICES.map((advice) => food(daysLeft, { isEstimated, advice })) : []),
  ]),
);

const taken: Told[] = TAKEN_KINDS.flatMap((kind) =>
  [0, -1, -3].map((daysLeft) =>
    food(daysLeft, {
      type: 'taken',
      taken: {
        ...{ event: randomUUID(), kind, by: PERSON, kitchen: KITCHEN },
        ...(daysLeft === 0 && { free: true }),
      },
    }),
  ),
);

const dishFor = (minutes: number | null, uses: readonly Told[]): DishToCook => ({
  ...{ title: DISH, minutes, path: '/cook', uses },
});
const due = dated.filter(({ daysLeft }) => daysLeft === 0);
const dishes = [null, dishFor(null, due), ...[1, 45, 120, 135].map((minutes) => dishFor(minutes, due))];

const week = (eaten: number, wasted: number, more = {}) => ({
  ...{ kitchenId: KITCHEN_ID, name: KITCHEN, currency: 'EUR', eaten, wasted },
  ...{ money: 0, unpriced: 0, weeksWithoutWaste: 0, ...more },
});
const weeks = [
  ...[week(0.3, 1), week(1, 1.5), week(2, 1, { money: 1250 }), week(2, 1, { money: 99, unpriced: 1 })],
  ...[1, 2].map((weeksWithoutWaste) => week(3, 0, { weeksWithoutWaste })),
];
const listed = (count: number, total = count) => ({
  total,
  items: [0, 1, 6, -1, -5].slice(0, count).map((daysLeft) => ({
    ...{ kitchenId: KITCHEN_ID, _id: randomUUIDv7() as Told['itemId'], title: FOOD },
    ...{ expiryDate: MONDAY, daysLeft },
  })) as unknown as OwnWeek['lost']['items'],
});

async function mailEverything(language: Language): Promise<MailMessage[]> {
  const to = `${language.toLowerCase()}@example.com`;
  const { db } = server;
  const viewer = { ...(await server.signUp(to)), language };
  await db.deleteFrom('mails').execute();
  const queued = () => db.selectFrom('mails').select('message').execute();

  const page = await server.as(null);
  await page.send('POST', '/auth/password-reset', { email: to }, { language });
  await expect.poll(queued).toHaveLength(1);
  await mailEmailProof(db, viewer, HERE);
  const asking = { ...{ email: to, language, address: HERE }, timeZone: 'UTC' as TimeZone };
  await subscribe(db, asking);
  await db.updateTable('subscribers').set({ confirmed_at: new Date() }).where('email', '=', to).execute();
  await subscribe(db, asking);
  const invitation = { link: HERE, inviter: PERSON, kitchen: KITCHEN };
  await queueMail(db, invitationMail({ to, language, ...invitation }));

  const reminded = { ...{ email: to, language, address: HERE, stopToken: 'x' }, dish: null };
  for (const told of [...dated.map((one) => [one]), dated, [...dated, ...dated]])
    await queueMail(db, reminderMail({ ...reminded, told, mode: 'daily', isChosen: true }));
  for (const dish of dishes)
    await queueMail(db, reminderMail({ ...reminded, told: due, dish, mode: 'due', isChosen: true }));
  await queueMail(db, reminderMail({ ...reminded, told: due, mode: 'due', isChosen: false }));

  const articles = (await readArticles())[language];
  const owns = [
    { expiring: listed(0), lost: listed(0), kitchens: [] },
    { expiring: listed(1), lost: listed(1), kitchens: weeks },
    { expiring: listed(5, 6), lost: listed(5, 9), kitchens: weeks.slice(0, 1) },
  ];
  for (const own of [null, ...owns]) {
    const digest = composeDigest({ monday: MONDAY, own, articles, language, address: HERE });
    if (digest) await queueMail(db, { to, language, ...digest });
  }
  return (await queued()).map(({ message }) => message);
}

/** All that the server says elsewhere than in mails. */
function saidElsewhere(language: Language): string[] {
  const { dayHeading, dayWords, notificationMessage, takenMessage } = notification[language];
  const { daysLeftText, relativeDay, relativeDayHeading } = relativeDays[language];
  const { eventSummary, eventDescription } = calendar[language];
  const noticeOf = (kind: 'due' | 'taken', told: readonly Told[], dish: DishToCook | null = null) =>
    reminderNotice({ kind, day: MONDAY, language, told, taken, dish });
  const notices = [
    ...dated.map((one) => noticeOf('due', [one])),
    ...[dated, due, dated.slice(0, 2)].flatMap((told) => dishes.map((dish) => noticeOf('due', told, dish))),
    noticeOf('taken', []),
  ];
  const cooked = { title: DISH } as NonNullable<Parameters<typeof inWords>[0]['cooked']>;
  const done = ACTIVITY_KINDS.flatMap((kind) => {
    if (!kind.startsWith('food-'))
      return [null, cooked].map((dish) => ({ kind, detail: FOOD, cooked: dish }));
    return IMPORT_SOURCES.flatMap((source) =>
      [1, 5].map((count) => ({ kind, detail: importLine({ count, source }), cooked: null })),
    );
  });
  return [
    ...notices.flatMap(({ title, body, buttons }) => [title, body, ...buttons.map(({ label }) => label)]),
    ...dated.flatMap((one) => [
      ...[dayWords(one), dayHeading(one), notificationMessage(one)],
      ...[relativeDay, relativeDayHeading, daysLeftText].map((words) => words(one.daysLeft)),
    ]),
    ...taken.map((one) =>
      one.taken ? takenMessage({ ...one.taken, title: FOOD, days: -one.daysLeft }) : '',
    ),
    ...done.map((one) => inWords(one, language).action),
    ...CATEGORIES.flatMap((each) => {
      const category = items[language].categoryName[each];
      return [true, false].flatMap((is) => [
        eventSummary({ title: FOOD, isEstimated: is }),
        eventDescription({ category, quantity: 2, isUseBy: is }),
      ]);
    }),
    ntfyNotice[language].trial,
  ];
}

const withoutNames = (text: string): string =>
  [FOOD, PERSON, KITCHEN, DISH, 'Crisper'].reduce((rest, name) => rest.replaceAll(name, '·'), text);

const linesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((line) => withoutNames(line.replaceAll(/https?:\S+/g, '')).trim());

const ENGLISH =
  'ago and are by day days do eat expire expired expires have is of our the this today we with you your'.split(
    ' ',
  );
/** Of those, words that a language has, too. */
const ITS_OWN: Partial<Record<Language, string>> = { nl: 'is of we', da: 'by', 'pt-BR': 'do' };
const UNFILLED = /\$\{|undefined|\[object|\bNaN\b|Invalid Date|\bnull\b|·\s*·/;

/** Lines of more than one word that are the same in English, or have English words. */
function leftInEnglish(language: Language, lines: readonly string[], english: ReadonlySet<string>): string[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const own = ITS_OWN[language]?.split(' ') ?? [];
  const hasEnglish = (line: string) =>
    line
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.some((word) => ENGLISH.includes(word) && !own.includes(word));
  return lines.filter((line) => hasEnglish(line) || (/\p{L} \p{L}/u.test(line) && english.has(line)));
}

const partsOf = ({ subject, text, html }: MailMessage) => [subject, text, html];
const saidIn = ({ subject, text }: MailMessage) => linesOf([subject, text]);

test('every mail is in the language of who gets it, and whole', async () => {
  const english = new Set<string>();
  for (const language of LANGUAGES) {
    const mails = await mailEverything(language);
    const said = mails.flatMap(saidIn);
    if (language === DEFAULT_LANGUAGE) for (const line of said) english.add(line);
    for (const mail of mails) {
      expect(mail.subject.trim()).toBeTruthy();
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.headers).toMatchObject({ 'Content-Language': language });
      expect(partsOf(mail).filter((part) => UNFILLED.test(part))).toEqual([]);
      const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
      for (const [, path = ''] of mail.text.matchAll(/https:\/\/crisper\.example(\/\S+)/g))
        expect(path).toMatch(new RegExp(`^${prefix}/`));
    }
    expect(leftInEnglish(language, said, english)).toEqual([]);
  }
});

test('every notice, and what the bell, the activities and the calendar say, is in one language, and whole', () => {
  const english = new Set(linesOf(saidElsewhere(DEFAULT_LANGUAGE)));
  for (const language of LANGUAGES) {
    const said = saidElsewhere(language);
    expect(said.filter((text) => text.trim() === '' || UNFILLED.test(text))).toEqual([]);
    expect(leftInEnglish(language, linesOf(said), english)).toEqual([]);
  }
});
