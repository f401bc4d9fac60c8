import * as z from 'zod/mini';
import { accountsApi } from './accounts/accounts-api.ts';
import { sessionsApi } from './accounts/sessions-api.ts';
import { activitiesApi } from './activities/activities-api.ts';
import { bmiApi } from './bmi/bmi-api.ts';
import { calendarApi } from './calendar/calendar-api.ts';
import { consultationsApi } from './consultations/consultations-api.ts';
import { contactApi } from './contact/contact-api.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { importsApi } from './imports/imports-api.ts';
import { itemsApi } from './items/items-api.ts';
import { kitchenItemsApi } from './items/kitchen-items-api.ts';
import { keptApi } from './kept/kept-api.ts';
import { keysApi } from './keys/keys-api.ts';
import { kitchensApi } from './kitchens/kitchens-api.ts';
import { linesApi } from './lines/lines-api.ts';
import { newsletterApi } from './newsletter/newsletter-api.ts';
import { notificationsApi } from './notifications/notifications-api.ts';
import { picturesApi } from './pictures/pictures-api.ts';
import { productsApi } from './products/products-api.ts';
import { pushApi } from './push/push-api.ts';
import { recipesApi } from './recipes/recipes-api.ts';
import { ntfyApi } from './reminders/ntfy-api.ts';
import { remindersApi } from './reminders/reminders-api.ts';
import { scansApi } from './scans/scans-api.ts';
import { shoppingApi } from './shopping/shopping-api.ts';
import { todayApi } from './today/today-api.ts';
import { wasteApi } from './waste/waste-api.ts';
import { webhooksApi } from './webhooks/webhooks-api.ts';

/** Every endpoint of the product, below /api. Pages import the part of their feature, so as to load no other. */
export const api = {
  ...accountsApi,
  ...activitiesApi,
  ...bmiApi,
  ...calendarApi,
  ...consultationsApi,
  ...contactApi,
  ...importsApi,
  ...itemsApi,
  ...keptApi,
  ...keysApi,
  ...kitchenItemsApi,
  ...kitchensApi,
  ...linesApi,
  ...newsletterApi,
  ...notificationsApi,
  ...ntfyApi,
  ...picturesApi,
  ...productsApi,
  ...pushApi,
  ...recipesApi,
  ...remindersApi,
  ...scansApi,
  ...sessionsApi,
  ...shoppingApi,
  ...todayApi,
  ...wasteApi,
  ...webhooksApi,
  health: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Tell whether the server runs',
    access: 'anyone',
    response: z.object({ status: z.string() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    summary: 'Tell whether the server and its database can take requests',
    access: 'anyone',
    response: z.object({ status: z.string() }),
  }),
} satisfies Record<string, Endpoint>;
