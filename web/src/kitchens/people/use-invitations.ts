import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { invitationsQuery } from '#kitchens/kitchens-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import type { MadeLink } from './made-link.tsx';

interface Wish {
  role: InvitationRole;
  uses?: number;
  email?: string;
}

/** Makes and ends the invitations of a kitchen, and knows the link that was made last. */
export function useInvitations(kitchenId: string) {
  const client = useQueryClient();
  const [made, setMade] = useState<MadeLink | null>(null);
  /** How many mails were sent, each by an empty form. */
  const [mailed, setMailed] = useState(0);
  const [problem, setProblem] = useState<string>();
  const params = { kitchenId };
  const refresh = () => client.invalidateQueries(invitationsQuery(kitchenId));

  const making = useSaving({
    mutationFn: (wish: Wish) => call(kitchensApi.invite, { params, body: wish }),
    onSuccess: async ({ isMailed, ...link }, { email, role }) => {
      setProblem(undefined);
      if (isMailed && email) {
        setMailed((count) => count + 1);
        void toast('success', texts.mailed({ email }));
      } else {
        setMade({ ...link, role });
        if (email) void toast('warning', texts.notMailed({ email }));
      }
      await refresh();
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.fields.email : undefined;
      setProblem(field);
      if (!field) void toast('error', error.message);
    },
  });

  const ending = useSaving({
    mutationFn: (invitationId: string) =>
      call(kitchensApi.revokeInvitation, { params: { kitchenId, invitationId } }),
    onSuccess: async (_, invitationId) => {
      if (made?.invitationId === invitationId) setMade(null);
      await refresh();
      void toast('success', texts.ended);
    },
  });

  return {
    made,
    mailed,
    problem,
    busy: making.busy || ending.busy,
    make: making.save,
    end: ending.save,
    forget: () => setMade(null),
  };
}
