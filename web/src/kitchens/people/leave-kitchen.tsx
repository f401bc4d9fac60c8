import { ENDING_DAYS } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import { whenGone } from '@crisper/domain/kitchens/membership.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '#http/call.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { whileLeaving } from '#kitchens/leaving.ts';
import { KITCHENS_KEY, kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { askToLeave } from './questions.ts';
import { SuccessorDialog } from './successor-dialog.tsx';

interface LeaveKitchenProps {
  kitchen: Pick<OwnKitchen, 'id' | 'name'>;
  people: Member[];
  self: string;
  /** Called when the person is out, before the kitchen is forgotten here. */
  onLeft: () => void | Promise<void>;
  /** The words of the button. */
  children: ReactNode;
}

/** Leaving asks. The only owner chooses who follows; a person who is alone ends the kitchen. */
export function LeaveKitchen({ kitchen, people, self, onLeft, children }: LeaveKitchenProps) {
  const [isChoosing, setChoosing] = useState(false);
  const client = useQueryClient();
  const kitchenId = kitchen.id;
  const ending = useSaving({
    mutationFn: () => call(kitchensApi.removeMember, { params: { kitchenId, accountId: self } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: KITCHENS_KEY });
      void toast('success', texts.endsAlone({ kitchen: kitchen.name, days: ENDING_DAYS }));
    },
  });
  const { busy, save } = useSaving({
    mutationFn: (successor: string | null) =>
      whileLeaving(kitchenId, async () => {
        if (successor)
          await call(kitchensApi.handOverKitchen, { params: { kitchenId }, body: { to: successor } });
        await call(kitchensApi.removeMember, { params: { kitchenId, accountId: self } });
        await client.invalidateQueries(kitchensQuery);
        await onLeft();
        client.removeQueries({ queryKey: kitchenKey(kitchenId) });
        void toast('success', texts.left({ kitchen: kitchen.name }));
      }),
  });

  const others = people.filter(({ accountId }) => accountId !== self);
  const left = whenGone(
    people.map(({ joinedAt, ...person }) => ({ ...person, joinedAt: new Date(joinedAt) })),
    self,
  );
  const leave = async () => {
    if (left === 'ownerless') return setChoosing(true);
    const isAlone = left === 'empty';
    if (!(await askToLeave({ kitchen: kitchen.name, isAlone }))) return;
    if (isAlone) ending.save();
    else save(null);
  };

  return (
    <div>
      <Button variant="quiet" className="px-3 text-expired!" disabled={busy || ending.busy} onClick={leave}>
        <LogOut aria-hidden="true" className="size-4.5" /> {children}
      </Button>
      <SuccessorDialog
        kitchen={kitchen.name}
        people={others}
        open={isChoosing}
        busy={busy}
        onClose={() => setChoosing(false)}
        onChosen={save}
      />
    </div>
  );
}
