import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { dateIn, ZONE } from '#clock.ts';
import { test as base, expect } from '#fixtures.ts';
import { newPerson, type Person, putSession, register } from '#people.ts';

/** The console errors of a browser when a request is refused on purpose. */
export const refusals = [/^Failed to load resource: the server responded with a status of 4\d\d/];

/** A person with a browser of their own. */
export interface Visitor {
  person: Person;
  uid: string;
  page: Page;
  /** Sends a request as this person, without the browser's pages. */
  ask: <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object) => Promise<T>;
}

/** Somebody who sends requests. */
export type Asker = Pick<Visitor, 'ask'>;

interface KitchenFixtures {
  /** Signs a person in, in a browser of their own. */
  meet: (name: string) => Promise<Visitor>;
}

export async function signInAs(context: BrowserContext, person: Person): Promise<Visitor> {
  const page = await context.newPage();
  const session = await register(page.request, person);
  await putSession(page, session);
  // A kitchen that is started by a request is where its browser is.
  const headers = { authorization: `Bearer ${session.accessToken}`, 'time-zone': ZONE };
  return {
    person,
    uid: session.user.uid,
    page,
    ask: async (method, path, data) => {
      const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
      if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
      return response.json();
    },
  };
}

export const test = base.extend<KitchenFixtures>({
  meet: async ({ browser, contextOptions, baseURL, viewport, colorScheme, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (name) => {
      const context = await newContext(browser, {
        ...{ reducedMotion: 'reduce', ...contextOptions },
        ...{ baseURL, viewport, colorScheme },
      });
      contexts.push(context);
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return signInAs(context, { ...newPerson(), name });
    });
    for (const context of contexts) await context.close();
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Left out where a fixture has no value: the options do not take undefined. */
const newContext = (browser: Browser, options: Record<keyof ContextOptions | string, unknown>) =>
  browser.newContext(
    Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as ContextOptions,
  );

export async function startKitchen(owner: Asker, name = 'Flat 4B'): Promise<string> {
  return (await owner.ask<{ kitchenId: string }>('POST', '/kitchens', { name })).kitchenId;
}

interface Invited {
  role?: 'member' | 'guest';
  uses?: number;
  email?: string;
}

/** The path of a new invitation, with its token behind the #. */
export async function invite(owner: Asker, kitchenId: string, invited: Invited = {}): Promise<string> {
  const body = { role: 'member', ...invited };
  const { link } = await owner.ask<{ link: string }>('POST', `/kitchens/${kitchenId}/invitations`, body);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

export async function letIn(
  owner: Visitor,
  kitchenId: string,
  guest: Visitor,
  role: 'member' | 'guest' = 'member',
) {
  const path = await invite(owner, kitchenId, { role });
  await guest.ask('POST', '/invitations/accept', { token: path.split('#')[1] });
}

interface Food {
  title: string;
  days?: number;
  belongsTo?: string;
  quantity?: number;
  dateKind?: 'use-by' | 'best-before';
  /** Nobody said its day. */
  isEstimated?: boolean;
}

/** Puts food into the kitchen. Returns the ids, in its order. */
export async function putIn(who: Asker, kitchenId: string, foods: Food[]): Promise<string[]> {
  const items = foods.map(({ title, days, quantity = 1, belongsTo = null, dateKind, isEstimated }) => ({
    id: randomUUID(),
    title,
    quantity,
    belongsTo,
    ...(days !== undefined && { expiryDate: dateIn(days) }),
    ...(dateKind && { dateKind }),
    ...(isEstimated && { estimated: { days: 1, source: 'foodkeeper' } }),
  }));
  // What has expired was put in on a day on which it had not.
  const intents = items.map((item) => ({
    id: randomUUID(),
    kind: 'addItem',
    item,
    ...(item.expiryDate && item.expiryDate < dateIn(0) && { on: item.expiryDate }),
  }));
  await who.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
  return items.map(({ id }) => id);
}

/** Counts what a person's finger does. */
export class Taps {
  count = 0;

  async on(target: Locator): Promise<void> {
    await target.click();
    this.count++;
  }

  /** Tapping into a field, unless it has the focus, and typing. */
  async into(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.on(field);
    await field.fill(text);
  }
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const noOverflow = async (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

export { dateIn, expect, ZONE };
