import { keptApi } from '@crisper/domain/kept/kept-api.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import { expect, test } from 'vitest';
import { earlyUrls } from './early.ts';
import { addressOf } from './request.ts';

test('what is asked for early is what the page of a kitchen asks for', () => {
  const params = { kitchenId: 'home' };
  const calls = [keptApi.listKitchenChanges, kitchensApi.getKitchen, kitchensApi.listMembers];
  expect(earlyUrls(paths.kitchen('home'))).toEqual(calls.map((call) => addressOf(call, { params })));
});

test('and so do the pages about cooking there', () => {
  const params = { kitchenId: 'home' };
  const calls = [keptApi.listKitchenChanges, kitchensApi.getKitchen];
  for (const path of [paths.kitchenCook('home'), paths.kitchenDish('home', 'frittata')])
    expect(earlyUrls(path)).toEqual(calls.map((call) => addressOf(call, { params })));
});

test('other pages ask when their code is there', () => {
  const { kitchen, kitchenCook, kitchenItem, kitchens, fridge, OWN_KITCHEN } = paths;
  const others = [
    kitchens,
    kitchen(OWN_KITCHEN),
    kitchenCook(OWN_KITCHEN),
    kitchenItem('home', 'milk'),
    fridge,
  ];
  for (const path of others) expect(earlyUrls(path)).toEqual([]);
});
