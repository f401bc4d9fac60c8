import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { useQueries } from '@tanstack/react-query';
import type { ActingKitchen } from '#kitchen/acting/acting-rows.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';

/** The kitchens with their people, whose names are known a moment later. */
export function useActingKitchens(kitchens: readonly KitchenCard[]): ActingKitchen[] {
  return useQueries({
    queries: kitchens.map(({ id }) => membersQuery(id)),
    combine: (answers) =>
      kitchens.map(({ id, name, timeZone, role }, at) => ({
        id,
        name,
        timeZone,
        people: (answers[at]?.data ?? []).map((person, tint) => ({ ...person, tint })),
        mayTouch: may('change-any-item', role),
      })),
  });
}
