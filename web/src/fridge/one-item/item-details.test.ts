import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ItemDetails } from './item-details.tsx';

const item: Required<Item> = {
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
  status: 'available',
  belongsTo: null,
  version: 1,
  free: true,
  keeping: labelled(calendarDate('2031-03-10')),
  note: { text: 'For the cake', createdAt: '2031-03-02T10:00:00.000Z' },
};

/** What a visitor reads of each field, null for what the page keeps to itself. */
const shown: Record<keyof Item, RegExp | null> = {
  _id: null,
  title: /Oat milk/,
  image: /milk\.webp/,
  category: /Dairy/,
  quantity: />12</,
  expiryDate: /Mar\w* 10, 2031/,
  description: /Behind the jam/,
  addedDate: null,
  addedAt: null,
  addedBy: /Ana Lindqvist/,
  status: null,
  belongsTo: null,
  version: null,
  // Said beside the button that takes it.
  free: null,
  // Of a kitchen alone, whose page is another.
  keeping: null,
  note: null,
};

test('the page shows everything that there is to know about an item', () => {
  const details = createElement(ItemDetails, { item });
  const client = new QueryClient();
  const page = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(QueryClientProvider, { client }, details)),
  );
  for (const text of Object.values(shown)) if (text) expect(page).toMatch(text);
  expect(page).not.toContain('For the cake');
});
