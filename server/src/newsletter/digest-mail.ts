import type { Article } from '@crisper/domain/blog/article.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import { articlesOfWeek } from '@crisper/domain/newsletter/articles-of-week.ts';
import { paths } from '@crisper/domain/paths.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import type { MailBlock } from '#mail/mail-layout.ts';
import type { ListedItems, OwnWeek } from './digest.queries.ts';

export interface Digest {
  subject: string;
  blocks: MailBlock[];
}

interface Content {
  monday: CalendarDate;
  /** A late letter is written after Monday. */
  today: CalendarDate;
  /** Null for readers without an account. */
  own: OwnWeek | null;
  articles: readonly Article[];
  /** Where people reach the product. */
  address: string;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'UTC',
});
const dayOf = (date: CalendarDate) => dayFormat.format(new Date(`${date}T00:00:00Z`));
const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** What there is to tell a reader this week, or null for nothing at all. */
export function composeDigest({ monday, today, own, articles, address }: Content): Digest | null {
  const reading = articlesToRead(articlesOfWeek(articles, monday), address);
  if (!own) return reading;
  const { expiring, lost } = own;
  const isQuiet = expiring.total + lost.total === 0;
  return {
    subject:
      expiring.total > 0
        ? `${things(expiring.total)} to eat this week`
        : 'Nothing of yours expires this week',
    blocks: [
      { heading: `Your week from ${dayOf(monday)}` },
      {
        text:
          expiring.total > 0
            ? `${things(expiring.total)} of yours ${expiring.total === 1 ? 'expires' : 'expire'} this week:`
            : 'Nothing of yours expires this week.',
      },
      ...itemList(expiring, today, address),
      {
        text:
          lost.total > 0
            ? `Lost last week: ${things(lost.total)}.`
            : 'Nothing was lost last week. Well done.',
      },
      ...itemList(lost, today, address),
      { button: 'Open the dashboard', link: `${address}${paths.dashboard}` },
      ...(isQuiet ? (reading?.blocks ?? []) : []),
    ],
  };
}

function itemList({ items, total }: ListedItems, today: CalendarDate, address: string): MailBlock[] {
  if (total === 0) return [];
  const rest = total - items.length;
  return [
    {
      list: items.map(({ id, title, expiryDate }) => ({
        title,
        detail: `${dayOf(expiryDate)}: ${relativeDay(daysLeft(expiryDate, today))}`,
        link: `${address}${paths.item(id)}`,
      })),
    },
    ...(rest > 0 ? [{ text: `And ${rest} more.` }] : []),
  ];
}

function articlesToRead(articles: readonly Article[], address: string): Digest | null {
  const [first] = articles;
  if (!first) return null;
  return {
    subject: first.heading,
    blocks: [
      { heading: 'To read this week' },
      {
        list: articles.map(({ heading, readTime, category }) => ({
          title: heading,
          detail: `${category}, ${readTime}`,
          link: `${address}${paths.blog}?search=${encodeURIComponent(heading)}`,
        })),
      },
      { button: 'More on the blog', link: `${address}${paths.blog}` },
    ],
  };
}
