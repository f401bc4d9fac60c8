import type { Here } from '@crisper/domain/bring/doubles.ts';
import type { NewImport } from '@crisper/domain/imports/import-schema.ts';
import { importsApi } from '@crisper/domain/imports/imports-api.ts';
import { IMPORT_FILE_TYPES } from '@crisper/domain/imports/source.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { upload } from '#http/upload.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { queryClient } from '#session/query-client.ts';
import { BringError } from './reading/bring-error.ts';

const paramsOf = (kitchenId: string) => ({ kitchenId: kitchenId as KitchenId });

/** Browsers name no type, or one of their own, for databases. */
export const readDatabase = (kitchenId: string, file: Blob) =>
  upload(importsApi.readImportFile, file.slice(0, file.size, IMPORT_FILE_TYPES[0]), {
    params: paramsOf(kitchenId),
  }).catch((error) => {
    throw isUnreachable(error) ? new BringError('needs-server') : error;
  });

const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === 'unreachable';

const GTIN = /^gtin:(\d{14})$/;

interface KnownHere extends Here {
  /** False where the server could not be asked what has come before. */
  isKnown: boolean;
}

/** What the kitchen has, by which things are known that are in it already. A file is read without the server, too. */
export async function whatIsHere(kitchenId: string, refs: string[]): Promise<KnownHere> {
  const params = paramsOf(kitchenId);
  const unlessUnreachable = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error) => {
      if (isUnreachable(error)) return null;
      throw error;
    });
  const [food, names, came] = await Promise.all([
    unlessUnreachable(queryClient.fetchQuery({ ...kitchenFoodQuery(kitchenId), retry: false })),
    unlessUnreachable(call(kitchenItemsApi.listKnownNames, { params })),
    unlessUnreachable(call(importsApi.listKnownReferences, { params, body: { refs } })),
  ]);
  return { ...hereOf(food?.items ?? [], names ?? [], came?.known ?? []), isKnown: came !== null };
}

function hereOf(
  items: readonly KitchenItem[],
  names: readonly { seen: string; title: string }[],
  known: readonly string[],
): Here {
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
