import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import type { Kitchen, KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import ChangeDialog from './change-dialog.tsx';
import { changedFields, kitchenDraftOf } from './changed-fields.ts';
import { ItemFacts } from './item-facts.tsx';

const kitchenId = '01990000-0000-7000-8000-000000000000' as KitchenId;
const kitchen: Kitchen = {
  id: kitchenId,
  name: 'Flat 3b',
  visibility: 'private',
  role: 'member',
  currency: 'EUR',
  timeZone: UTC,
  places: [],
  version: 1,
  createdAt: '2031-03-01T10:00:00.000Z',
  endsAt: null,
};
const today = calendarDate('2031-03-01');
const item: Required<KitchenItem> = {
  _id: '01990000-0000-7000-8000-000000000001' as ItemId,
  title: 'Oat milk',
  image: '/pictures/milk.webp',
  category: 'Dairy',
  quantity: 12,
  expiryDate: calendarDate('2031-03-10'),
  description: 'Behind the jam',
  addedDate: '2031-03-01T10:00:00.000Z',
  addedAt: '2031-03-01T10:00:00.000Z',
  addedBy: 'Ana Lindqvist',
  isAdded: true,
  status: 'available',
  belongsTo: 'ben',
  version: 1,
  amountStart: 20,
  amount: 12,
  unit: 'pack',
  place: 'pantry',
  price: 1234,
  free: true,
  keeping: labelled(calendarDate('2031-03-10')),
  note: { text: 'For the cake', createdAt: '2031-03-02T10:00:00.000Z' },
};

/** What the people of a kitchen read of each field among its facts, null for what stands elsewhere on the page. */
const shown: Record<keyof KitchenItem, RegExp | null> = {
  _id: null,
  // Above the facts, with the picture.
  title: null,
  image: null,
  category: /Dairy/,
  quantity: null,
  expiryDate: /March 10/,
  description: /Behind the jam/,
  addedDate: null,
  addedAt: /today/i,
  addedBy: /Ana Lindqvist/,
  isAdded: null,
  status: null,
  belongsTo: /Ben/,
  version: null,
  amountStart: /20 packs/,
  amount: /12 packs/,
  unit: /packs/,
  // On a button that moves it.
  place: null,
  price: /12\.34/,
  // Of the public fridge alone.
  free: null,
  keeping: /label|best before/i,
  // In a form of its own.
  note: null,
};

function page(element: ReactElement): string {
  const client = new QueryClient();
  client.setQueryData(kitchenQuery(kitchenId).queryKey, kitchen);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, element));
}

test('the page of a food in a kitchen shows everything that there is to know about it', () => {
  const people = [{ accountId: 'ben', name: 'Ben', photo: null, tint: 0 }];
  const facts = page(
    createElement(ItemFacts, { kitchenId, item, people, self: 'ana', today, onAct: undefined }),
  );
  for (const text of Object.values(shown)) if (text) expect(facts).toMatch(text);
});

test('the form of a kitchen asks for everything that is sent, and sends all of it', () => {
  const form = page(createElement(ChangeDialog, { kitchenId, item, today, onClose() {} }));
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  const draft = kitchenDraftOf(item, 'EUR');
  // It comes of the amount.
  const { quantity: _, ...asked } = draft;
  expect(names.sort()).toEqual(Object.keys(asked).sort());
  const other = Object.fromEntries(Object.keys(draft).map((field) => [field, '7'])) as typeof draft;
  // The date is sent as that of the label.
  const { expiryDate: __, ...sent } = { ...asked, labelDate: '' };
  expect(Object.keys(changedFields(other, item, 'EUR')).sort()).toEqual(Object.keys(sent).sort());
});
