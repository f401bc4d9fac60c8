import type { Here } from '@crisper/domain/bring/doubles.ts';
import type { NewImport } from '@crisper/domain/imports/import-schema.ts';
import { importsApi } from '@crisper/domain/imports/imports-api.ts';
import { IMPORT_FILE_TYPES } from '@crisper/domain/imports/source.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { call } from '#http/call.ts';
import { upload } from '#http/upload.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { queryClient } from '#session/query-client.ts';

const paramsOf = (kitchenId: string) => ({ kitchenId: kitchenId as KitchenId });

/** Browsers name no type, or one of their own, for databases. */
export const readDatabase = (kitchenId: string) => (file: Blob) =>
  upload(importsApi.readImportFile, file.slice(0, file.size, IMPORT_FILE_TYPES[0]), {
    params: paramsOf(kitchenId),
  });

const GTIN = /^gtin:(\d{14})$/;

/** What the kitchen has, by which things are known that are in it already. */
export async function whatIsHere(kitchenId: string, refs: string[]): Promise<Here> {
  const params = paramsOf(kitchenId);
  const [{ items }, names, { known }] = await Promise.all([
    queryClient.fetchQuery(kitchenFoodQuery(kitchenId)),
    call(kitchenItemsApi.listKnownNames, { params }),
    call(importsApi.listKnownReferences, { params, body: { refs } }),
  ]);
  const products = names.flatMap(({ seen, title }): [string, string][] => {
    const [, gtin] = GTIN.exec(seen) ?? [];
    return gtin ? [[gtin, title]] : [];
  });
  return {
    foods: items.map(({ title, expiryDate, keeping }) => ({
      title,
      expiryDate,
      labelDate: keeping.labelDate,
    })),
    references: new Set(known),
    products: new Map(products),
  };
}

export const putIn = (kitchenId: string, body: NewImport) =>
  call(importsApi.importFood, { params: paramsOf(kitchenId), body });
