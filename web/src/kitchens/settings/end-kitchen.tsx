import { ENDING_DAYS } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { longDay } from '#kitchens/long-day.ts';
import { KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { useChange } from './use-change.ts';

/** Ends the kitchen in a week, or takes that back. */
export function EndKitchen({ kitchen }: { kitchen: OwnKitchen }) {
  const { id, name, endsAt } = kitchen;
  const client = useQueryClient();
  const ending = useSaving({
    mutationFn: () => call(kitchensApi.endKitchen, { params: { kitchenId: id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KITCHENS_KEY }),
  });
  const takingBack = useChange(id, 'endsAt', texts.takenBack);
  const busy = ending.busy || takingBack.busy;

  const end = async () => {
    const isSure = await askToConfirm({
      icon: 'warning',
      title: texts.endTitle({ kitchen: name }),
      text: texts.endQuestion({ days: ENDING_DAYS }),
      confirmLabel: texts.endNow,
      cancelLabel: texts.keep,
      danger: true,
    });
    if (isSure) ending.save();
  };

  return (
    <SettingsSection title={texts.end} text={texts.endText({ days: ENDING_DAYS })}>
      {endsAt === null ? (
        <Button variant="danger" onClick={end} disabled={busy}>
          {texts.end}
        </Button>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="w-full rounded-control bg-soon-soft p-4 font-semibold text-soon">
            {texts.endsOn({ date: longDay(endsAt, kitchen) })}
          </p>
          <Button onClick={() => takingBack.save(null)} disabled={busy}>
            {texts.takeBack}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
