import { expect, test } from 'vitest';
import { ACCESS_TOKEN_KEY } from '#accounts/access-token.ts';
import { PASSWORD_MIN_LENGTH } from '#accounts/password.ts';
import { RECENT_ACTIVITIES_SHOWN } from '#activities/activity.ts';
import { BMI_AGE_MAX, BMI_AGE_MIN } from '#bmi/bmi.ts';
import { REDIRECT_AFTER_ADD_MS } from '#items/add-food.ts';
import { COUNTDOWN_REFRESH_MS } from '#items/countdown.ts';
import { EXPIRING_SOON_DAYS, RECENTLY_EXPIRED_DAYS } from '#items/freshness.ts';
import { INITIAL_STATUS, QUANTITY_MIN } from '#items/item.ts';
import { DEFAULT_ITEM_SORT, ITEM_SORTS } from '#items/item-list.ts';
import { NOTE_ROWS } from '#items/note.ts';
import { BROWSE_PAGE_BUTTONS, EXPIRED_ITEMS_PAGE_SIZE } from '#items/paging.ts';
import { PRIORITY_COLOURS } from '#notifications/priority.ts';

test.each<[string, unknown, unknown]>([
  ['food expires soon when 5 days or fewer are ahead', EXPIRING_SOON_DAYS, 5],
  ['food has expired recently for 15 days', RECENTLY_EXPIRED_DAYS, 15],
  ['the expired items show 10 a page', EXPIRED_ITEMS_PAGE_SIZE, 10],
  ['the fridge offers 5 pages at once', BROWSE_PAGE_BUTTONS, 5],
  ['there are four orders', ITEM_SORTS, ['newest', 'oldest', 'expiry-soonest', 'expiry-latest']],
  ['the newest comes first unless asked otherwise', DEFAULT_ITEM_SORT, 'newest'],
  ['a password has at least 6 characters', PASSWORD_MIN_LENGTH, 6],
  ['the countdown is renewed every minute', COUNTDOWN_REFRESH_MS, 60_000],
  ['the overview shows 5 activities', RECENT_ACTIVITIES_SHOWN, 5],
  ['after adding, the list opens in 1.2 seconds', REDIRECT_AFTER_ADD_MS, 1200],
  ['a note is written in 4 rows', NOTE_ROWS, 4],
  ['there is at least 1 of an item', QUANTITY_MIN, 1],
  ['the BMI checker is for people from 2 years on', BMI_AGE_MIN, 2],
  ['the BMI checker is for people up to 120 years', BMI_AGE_MAX, 120],
  [
    'urgent is red, soon is yellow, else blue',
    PRIORITY_COLOURS,
    { high: 'red', medium: 'yellow', low: 'blue' },
  ],
  ['the browser keeps the token as access-token', ACCESS_TOKEN_KEY, 'access-token'],
  ['a new item is available', INITIAL_STATUS, 'available'],
])('%s', (_, actual, expected) => expect(actual).toEqual(expected));
