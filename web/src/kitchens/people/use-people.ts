import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

type Act =
  | { kind: 'role'; member: Member; role: Role }
  | { kind: 'hand-over'; member: Member }
  | { kind: 'remove'; member: Member };

function send(kitchenId: string, act: Act) {
  const { accountId } = act.member;
  if (act.kind === 'role')
    return call(kitchensApi.changeMember, { params: { kitchenId, accountId }, body: { role: act.role } });
  if (act.kind === 'hand-over')
    return call(kitchensApi.handOverKitchen, { params: { kitchenId }, body: { to: accountId } });
  return call(kitchensApi.removeMember, { params: { kitchenId, accountId } });
}

function said(act: Act): string {
  const { name } = act.member;
  if (act.kind === 'role') return texts.roleChanged[act.role]({ name });
  return act.kind === 'hand-over' ? texts.handedOver({ name }) : texts.removed({ name });
}

/** What owners do about people. */
export function usePeople(kitchenId: string) {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (act: Act) => send(kitchenId, act),
    onSuccess: (_, act) => void toast('success', said(act)),
    // A refusal, too, may say that what is on the screen is no longer so.
    onSettled: () => client.invalidateQueries({ queryKey: KITCHENS_KEY }),
  });
}
