import type { Kitchen } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

/** Adds, renames and removes places of a kitchen's own; a refusal is told in the server's words. */
export function useChangePlaces(kitchenId: string, onAdded?: () => void) {
  const client = useQueryClient();
  const show = (kitchen: Kitchen) => {
    client.setQueryData(kitchenQuery(kitchenId).queryKey, kitchen);
    void toast('success', texts.saved);
  };
  const adding = useSaving({
    mutationFn: (place: NamedPlace) => call(kitchensApi.addPlace, { params: { kitchenId }, body: place }),
    onSuccess: (kitchen) => {
      show(kitchen);
      onAdded?.();
    },
  });
  const renaming = useSaving({
    mutationFn: ({ id, name }: NamedPlace) =>
      call(kitchensApi.renamePlace, { params: { kitchenId, placeId: id }, body: { name } }),
    onSuccess: show,
  });
  const removing = useSaving({
    mutationFn: ({ id }: NamedPlace) => call(kitchensApi.removePlace, { params: { kitchenId, placeId: id } }),
    onSuccess: show,
  });
  return {
    busy: adding.busy || renaming.busy || removing.busy,
    add: adding.save,
    rename: renaming.save,
    remove: removing.save,
  };
}
