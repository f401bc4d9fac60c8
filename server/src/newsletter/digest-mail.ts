import type { Article } from '@crisper/domain/blog/article.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import { majorUnits } from '@crisper/domain/money.ts';
import { articlesOfWeek } from '@crisper/domain/newsletter/articles-of-week.ts';
import * as paths from '@crisper/domain/paths.ts';
import { countedFoods } from '@crisper/domain/waste/counted-foods.ts';
import * as texts from '@crisper/texts/digest-mail.ts';
import { locale } from '@crisper/texts/locale.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import { lessThanOne } from '@crisper/texts/waste/waste.ts';
import type { MailBlock } from '#mail/mail-layout.ts';
import type { KitchenWeek } from '#waste/wasted-week.queries.ts';
import type { ListedItems, OwnWeek } from './digest.queries.ts';

export interface Digest {
  subject: string;
  blocks: MailBlock[];
}

interface Content {
  monday: CalendarDate;
  /** Null for subscribers without an account. */
  own: OwnWeek | null;
  articles: readonly Article[];
  /** The public URL of the product. */
  address: string;
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
let dayFormat: Intl.DateTimeFormat | undefined;

/** The format is made when it is needed: the first one of a process takes long, and the server would start later. */
function dayOf(date: CalendarDate): string {
  dayFormat ??= new Intl.DateTimeFormat(locale, DAY);
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** The digest of this week, or null when it would be empty. */
export function composeDigest({ monday, own, articles, address }: Content): Digest | null {
  const reading = articlesToRead(articlesOfWeek(articles, monday), address);
  if (!own) return reading;
  const { expiring, lost, kitchens } = own;
  const isQuiet = expiring.total + lost.total + kitchens.length === 0;
  return {
    subject: expiring.total > 0 ? texts.subject({ count: expiring.total }) : texts.subjectQuiet,
    blocks: [
      { heading: texts.heading({ monday: dayOf(monday) }) },
      { text: expiring.total > 0 ? texts.expiring({ count: expiring.total }) : texts.nothingExpires },
      ...itemList(expiring, address),
      { text: lost.total > 0 ? texts.lost({ count: lost.total }) : texts.nothingLost },
      ...itemList(lost, address),
      ...kitchenList(kitchens, address),
      { button: texts.openDashboard, link: `${address}${paths.dashboard}` },
      ...(isQuiet ? (reading?.blocks ?? []) : []),
    ],
  };
}

function itemList({ items, total }: ListedItems, address: string): MailBlock[] {
  if (total === 0) return [];
  const rest = total - items.length;
  return [
    {
      list: items.map(({ kitchenId, _id, title, expiryDate, daysLeft }) => ({
        title,
        detail: `${dayOf(expiryDate)}: ${relativeDay(daysLeft)}`,
        link: `${address}${itemPath(kitchenId, _id)}`,
      })),
    },
    ...(rest > 0 ? [{ text: texts.andMore({ count: rest }) }] : []),
  ];
}

/** What became of food, kitchen by kitchen; nothing where nothing was entered. */
function kitchenList(kitchens: readonly KitchenWeek[], address: string): MailBlock[] {
  if (kitchens.length === 0) return [];
  return [
    { text: texts.whatBecame },
    {
      list: kitchens.map((kitchen) => ({
        title: kitchen.name,
        detail: weekOf(kitchen),
        link: `${address}${paths.kitchenWaste(kitchen.kitchenId)}`,
      })),
    },
  ];
}

function weekOf({ eaten, wasted, money, currency, unpriced, weeksWithoutWaste }: KitchenWeek): string {
  if (wasted === 0) return texts.noWaste({ eaten: foodsOf(eaten), weeks: weeksWithoutWaste });
  const figures = { eaten: foodsOf(eaten), wasted: foodsOf(wasted) };
  if (money === 0) return texts.eatenAndWasted(figures);
  return texts.eatenAndWastedFor({
    ...figures,
    money: moneyOf(money, currency),
    isMore: unpriced > 0,
  });
}

function foodsOf(foods: number): string {
  const count = countedFoods(foods);
  return count === 'less than one' ? lessThanOne : count.toLocaleString(locale);
}
const moneyOf = (minor: number, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(majorUnits(minor, currency));

function articlesToRead(articles: readonly Article[], address: string): Digest | null {
  const [first] = articles;
  if (!first) return null;
  return {
    subject: first.heading,
    blocks: [
      { heading: texts.toRead },
      {
        list: articles.map(({ heading, readTime, category }) => ({
          title: heading,
          detail: `${category}, ${readTime}`,
          link: `${address}${paths.blog}?search=${encodeURIComponent(heading)}`,
        })),
      },
      { button: texts.moreOnTheBlog, link: `${address}${paths.blog}` },
    ],
  };
}
