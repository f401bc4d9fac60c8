import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { Gtin } from '@crisper/domain/labels/gtin.ts';
import { productsApi } from '@crisper/domain/products/products-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** Whether this server asks a service for the names of products. */
export const looksUpQuery = queryOptions({
  queryKey: ['looks-up-products'],
  queryFn: async () => (await call(accountsApi.listProviders)).looksUpProducts,
});

/** The name that a service has for a product; null where it has none, and whenever that fails. */
export const productNameQuery = (gtin: Gtin) =>
  queryOptions({
    queryKey: ['product', gtin],
    queryFn: () =>
      call(productsApi.findProduct, { params: { gtin } }).then(
        ({ name }) => name,
        () => null,
      ),
  });
