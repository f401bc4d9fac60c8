import type { TimeZone } from '@crisper/domain/time-zone.ts';

declare module '#db/tables.ts' {
  interface Tables {
    kitchens: KitchensTable;
  }
}

interface KitchensTable {
  id: string;
  name: string;
  visibility: 'private' | 'public';
  /** ISO 4217. */
  currency: string;
  time_zone: TimeZone;
  version: number;
  created_at: Date;
  /** Set while the kitchen is ending: until then an owner can take that back. */
  ends_at: Date | null;
}
