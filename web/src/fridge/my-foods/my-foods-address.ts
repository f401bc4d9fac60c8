import { MY_ITEM_SORTS, type MyItemSort } from '@crisper/domain/items/item-list.ts';
import { type ItemListAddress, readItemListAddress, writeItemListAddress } from '#items/item-list-address.ts';

export type MyFoodsAddress = ItemListAddress<MyItemSort>;

export const myFoodsAddress = {
  read: (params: URLSearchParams): MyFoodsAddress => readItemListAddress(params, MY_ITEM_SORTS),
  write: (address: MyFoodsAddress) => writeItemListAddress(address),
};

const ASCENDING: readonly MyItemSort[] = [
  'title-first',
  'category-first',
  'quantity-least',
  'expiry-soonest',
  'oldest',
];

export const directionOf = (sort: MyItemSort): 'ascending' | 'descending' =>
  ASCENDING.includes(sort) ? 'ascending' : 'descending';
