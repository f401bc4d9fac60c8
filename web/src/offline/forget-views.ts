import { VIEWS_CACHE } from '@crisper/domain/kept-views.ts';

/** What is gone is not shown for a moment, either. */
export const forgetViews = async (): Promise<void> => void (await globalThis.caches?.delete(VIEWS_CACHE));
