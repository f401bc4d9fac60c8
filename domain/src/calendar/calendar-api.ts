import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { calendarFeedSchema, newCalendarFeedSchema } from './calendar-feed.ts';

/** The endpoints about the calendar address, a part of the contract. */
export const calendarApi = {
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/account/calendar',
    summary: 'Tell whether the caller has a calendar address and since when, or when it was ended',
    access: 'signed-in',
    response: calendarFeedSchema,
  }),
  renewCalendarFeed: endpoint({
    method: 'POST',
    path: '/account/calendar',
    summary:
      "Make a secret address with the caller's expiry dates for calendar programs; the one before ends",
    access: 'signed-in',
    response: newCalendarFeedSchema,
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/account/calendar',
    summary: 'End the calendar address',
    access: 'signed-in',
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
