import type { Article } from '@crisper/domain/blog/article.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { majorUnits } from '@crisper/domain/money.ts';
import { articlesOfWeek } from '@crisper/domain/newsletter/articles-of-week.ts';
import * as paths from '@crisper/domain/paths.ts';
import { countedFoods } from '@crisper/domain/waste/counted-foods.ts';
import { waste } from '@crisper/texts/all/food.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import { digestMail } from '@crisper/texts/all/mails.ts';
import { relativeDays } from '@crisper/texts/all/notices.ts';
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
  /** In the language of the reader. */
  articles: readonly Article[];
  language: Language;
  /** The public URL of the product. */
  address: string;
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** The format is made when it is needed: the first one of a process takes long, and the server would start later. */
function dayOf(date: CalendarDate, language: Language): string {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(locales[language].locale, DAY);
  dayFormats.set(language, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The digest of this week, or null when it would be empty. */
export function composeDigest({ monday, own, articles, language, address }: Content): Digest | null {
  const texts = digestMail[language];
  const site = { language, linkTo: (path: string) => address + paths.inLanguage(language, path) };
  const reading = articlesToRead(articlesOfWeek(articles, monday), site);
  if (!own) return reading;
  const { expiring, lost, kitchens } = own;
  const isQuiet = expiring.total + lost.total + kitchens.length === 0;
  return {
    subject: expiring.total > 0 ? texts.subject({ count: expiring.total }) : texts.subjectQuiet,
    blocks: [
      { heading: texts.heading({ monday: dayOf(monday, language) }) },
      { text: expiring.total > 0 ? texts.expiring({ count: expiring.total }) : texts.nothingExpires },
      ...itemList(expiring, site),
      { text: lost.total > 0 ? texts.lost({ count: lost.total }) : texts.nothingLost },
      ...itemList(lost, site),
      ...kitchenList(kitchens, site),
      { button: texts.openDashboard, link: site.linkTo(paths.dashboard) },
      ...(isQuiet ? (reading?.blocks ?? []) : []),
    ],
  };
}

/** The pages in the language of the reader. */
interface Site {
  language: Language;
  linkTo: (path: string) => string;
}

function itemList({ items, total }: ListedItems, { language, linkTo }: Site): MailBlock[] {
  if (total === 0) return [];
  const rest = total - items.length;
  return [
    {
      list: items.map(({ kitchenId, _id, title, expiryDate, daysLeft }) => ({
        title,
        detail: digestMail[language].dayAndLeft({
          day: dayOf(expiryDate, language),
          left: relativeDays[language].relativeDay(daysLeft),
        }),
        link: linkTo(itemPath(kitchenId, _id)),
      })),
    },
    ...(rest > 0 ? [{ text: digestMail[language].andMore({ count: rest }) }] : []),
  ];
}

/** What became of food, kitchen by kitchen; nothing where nothing was entered. */
function kitchenList(kitchens: readonly KitchenWeek[], { language, linkTo }: Site): MailBlock[] {
  if (kitchens.length === 0) return [];
  return [
    { text: digestMail[language].whatBecame },
    {
      list: kitchens.map((kitchen) => ({
        title: kitchen.name,
        detail: weekOf(kitchen, language),
        link: linkTo(paths.kitchenWaste(kitchen.kitchenId)),
      })),
    },
  ];
}

function weekOf(week: KitchenWeek, language: Language): string {
  const { money, currency, unpriced, weeksWithoutWaste } = week;
  const texts = digestMail[language];
  const [eaten, wasted] = [foodsOf(week.eaten, language), foodsOf(week.wasted, language)];
  if (week.wasted === 0) return texts.noWaste({ eaten, weeks: weeksWithoutWaste });
  const figures = { eaten, wasted };
  if (money === 0) return texts.eatenAndWasted(figures);
  return texts.eatenAndWastedFor({
    ...figures,
    money: moneyOf(money, currency, language),
    isMore: unpriced > 0,
  });
}

function foodsOf(foods: number, language: Language): string {
  const count = countedFoods(foods);
  return count === 'less than one'
    ? waste[language].lessThanOne
    : count.toLocaleString(locales[language].locale);
}
const moneyOf = (minor: number, currency: string, language: Language) =>
  new Intl.NumberFormat(locales[language].locale, { style: 'currency', currency }).format(
    majorUnits(minor, currency),
  );

function articlesToRead(articles: readonly Article[], { language, linkTo }: Site): Digest | null {
  const [first] = articles;
  if (!first) return null;
  const texts = digestMail[language];
  return {
    subject: first.heading,
    blocks: [
      { heading: texts.toRead },
      {
        list: articles.map(({ heading, readTime, category }) => ({
          title: heading,
          detail: `${category}, ${readTime}`,
          link: `${linkTo(paths.blog)}?search=${encodeURIComponent(heading)}`,
        })),
      },
      { button: texts.moreOnTheBlog, link: linkTo(paths.blog) },
    ],
  };
}
