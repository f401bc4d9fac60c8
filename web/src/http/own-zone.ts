import type { TimeZone } from '@crisper/domain/time-zone.ts';

/** The browser's time zone, which the server is also told. */
export const ownZone = (): TimeZone => Intl.DateTimeFormat().resolvedOptions().timeZone as TimeZone;
