// What a tab of the simulated phones runs: the shipped code of a kitchen's page below its components.
import '@crisper/web/kept/start-kept.ts';

export { doInKitchen } from '@crisper/web/items/do-in-kitchen.ts';
export { catchUp, foodOf, wholeCopy } from '@crisper/web/kept/copies.ts';
export { currentKept } from '@crisper/web/kept/kept.ts';
export { afterWaiting } from '@crisper/web/kitchen/listing/use-shopping.ts';
export { queryClient } from '@crisper/web/session/query-client.ts';
export { setSession } from '@crisper/web/session/session-store.ts';
