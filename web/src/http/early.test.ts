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

test('other pages ask when their code is there', () => {
  const { kitchen, kitchenItem, kitchens, fridge, OWN_KITCHEN } = paths;
  for (const path of [kitchens, kitchen(OWN_KITCHEN), kitchenItem('home', 'milk'), fridge])
    expect(earlyUrls(path)).toEqual([]);
});
