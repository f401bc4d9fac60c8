import { randomUUIDv7 } from 'node:crypto';
import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { Fridge, FridgeRequest } from './fridges.ts';

const PAGE = 16;

const search =
  (text: string, page = 1) =>
  (): FridgeRequest => ({
    path: `/items?limit=${PAGE}&page=${page}&search=${encodeURIComponent(text)}`,
  });

const kitchen =
  (path: string) =>
  ({ person }: Fridge): FridgeRequest => ({ path: `/kitchens/${person.accountId}${path}`, signedIn: true });

/** The same of a kitchen with two hundred items, among ever more kitchens. */
export const kitchenQuestions: Record<string, (fridge: Fridge) => FridgeRequest> = {
  'opening a kitchen': kitchen('/changes'),
  'looking whether it changed': kitchen('/changes?since=1'),
  'its summary': kitchen('/items/summary'),
  'one’s kitchens': () => ({ path: '/kitchens', signedIn: true }),
  'adding to it': (fridge) => ({
    ...kitchen('/intents')(fridge),
    method: 'POST',
    body: {
      intents: [
        {
          id: randomUUIDv7(),
          kind: 'addItem',
          item: { id: randomUUIDv7(), title: 'Milk for a measurement' },
        },
      ],
    },
  }),
};

const item = () => ({
  title: 'Milk for a measurement',
  image: 'https://pictures.example/milk.png',
  category: 'Dairy',
  quantity: 1 + Math.floor(Math.random() * 9),
  expiryDate: addDays(dateAt(new Date(), UTC), 3),
});

/** The reads and writes of people; load-items.ts says how often a searched text is in the titles. */
export const questions: Record<string, (fridge: Fridge) => FridgeRequest> = {
  'first page': () => ({ path: `/items?limit=${PAGE}` }),
  'last page': ({ items }) => ({ path: `/items?limit=${PAGE}&page=${Math.ceil(items / PAGE)}` }),
  'category and status': () => ({ path: `/items?limit=${PAGE}&category=Dairy&status=nearly-expired` }),
  'expiry soonest': () => ({ path: `/items?limit=${PAGE}&sort=expiry-soonest&status=nearly-expired` }),
  summary: () => ({ path: '/items/summary' }),
  'search “c”: two in five': search('c'),
  'search “m”: one in five, or a category': search('m'),
  'search “q”: one in 500': search('q'),
  'search “x”: none': search('x'),
  'search “mil”: one in ten': search('mil'),
  'search “c4c”: one in 500': search('c4c'),
  'search “banan”: one in ten, its fifth page': search('banan', 5),
  'search “xyz”: none': search('xyz'),
  'search “strawberry”: one in ten': search('strawberry'),
  'search “milk chees”: one in 400': search('milk chees'),
  'search “c4ca4238a0”: one': search('c4ca4238a0'),
  'search “liquorices”: none': search('liquorices'),
  'one’s own items': ({ person }) => ({
    path: `/my-items?email=${person.email}&limit=${PAGE}`,
    signedIn: true,
  }),
  notifications: ({ person }) => ({ path: `/notifications/${person.email}`, signedIn: true }),
  'adding an item': () => ({ path: '/items', method: 'POST', signedIn: true, body: item() }),
  'changing an item': ({ person }) => ({
    path: `/items/${person.itemId}`,
    method: 'PUT',
    signedIn: true,
    body: item(),
  }),
};
