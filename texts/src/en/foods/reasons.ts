import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Food for babies: the shortest time that makers and the NHS give',
  bakery: 'From a bakery, without preservatives: stale or mouldy within days',
  breaded: 'May be raw inside: as raw meat or fish',
  cautious: 'FoodKeeper says longer, of sealed packs or at best; this is the careful side',
  chilled: 'Sold chilled: without its label, as an opened one',
  cut: 'USDA: cut fruit and vegetables within 3 to 4 days',
  'cut-cheese': 'Six months is for a sealed block; cut in the shop it keeps as an opened one',
  dry: 'Dry or very sweet: keeps for months, and the pack says until when',
  filled: 'USDA: with a filling, 1 to 2 days until it is eaten or frozen',
  gravy: 'USDA: gravy and meat broth, 1 to 2 days',
  leftovers: 'USDA: leftovers, 3 to 4 days',
  like: 'As the nearest food that FoodKeeper has',
  made: 'Made fresh, nothing in it preserves it: a day or two',
  'mixed-fat': 'Fresh herbs or garlic in fat: a week, as the USDA says of garlic in oil',
  opened: 'Once it is open: what makers print on such packs',
  'raw-dish': 'Raw fish or meat, ready to eat: on the day, at most the next',
  rice: 'Food Standards Agency: cooked rice within a day',
  ripe: 'Shops sell it ripe; FoodKeeper counts from the day it is',
  'sealed-drink': 'Sealed bottles and cans keep for months; open, the gas is gone in a day or two',
  shortest: 'Many foods: the time of the one that spoils first',
  sprouts: 'Sprouts spoil soonest: USDA, eat within 2 days or cook',
  wilt: 'Leaves wilt sooner than FoodKeeper gives for stems in water',
};
