import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { renewFoods } from '#items/my-items-api.ts';
import { type ItemParams, kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import { toast } from '#ui/toasts/toasts.tsx';

const ChangeDialog = lazy(() => fetchCode(() => import('#kitchen/item/change-dialog.tsx')));

interface ChangeInKitchenProps extends ItemParams {
  today: CalendarDate;
  onClose: () => void;
}

/** In a kitchen, food is changed as on its own page: it waits if there is no network. */
export function ChangeInKitchen({ today, onClose, ...params }: ChangeInKitchenProps) {
  const client = useQueryClient();
  const { data: item } = useQuery(kitchenItemQuery(params));
  if (!item) return null;
  return (
    <Suspense>
      <ChangeDialog
        {...{ item, today, onClose }}
        kitchenId={params.kitchenId}
        onSaved={() => {
          void renewFoods(client);
          void toast('success', texts.savedToast);
        }}
      />
    </Suspense>
  );
}
