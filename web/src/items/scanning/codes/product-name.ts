import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { Gtin } from '@crisper/domain/items/scan/gtin.ts';
import { productsApi } from '@crisper/domain/products/products-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** The name that a service has for a product; null where this server asks none, and whenever that fails. */
export const productNameQuery = (gtin: Gtin) =>
  queryOptions({
    queryKey: ['product', gtin],
    queryFn: async (): Promise<string | null> => {
      try {
        // Where the operator has not turned it on, the number does not leave the device.
        if (!(await call(accountsApi.listProviders)).looksUpProducts) return null;
        return (await call(productsApi.findProduct, { params: { gtin } })).name;
      } catch {
        return null;
      }
    },
  });
