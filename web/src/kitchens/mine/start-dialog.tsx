import { KITCHEN_NAME_MAX_LENGTH } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { newId } from '#http/new-id.ts';
import { takeFirstSteps } from '#session/first-run/progress.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/field.tsx';

/** What most kitchens are called until a person thinks of a name. */
function useSuggestedName(): string {
  const { user } = useSession();
  const [person] = user?.displayName?.trim().split(/\s+/) ?? [];
  const suggested = person ? texts.suggestedName({ person }) : texts.plainName;
  return suggested.length <= KITCHEN_NAME_MAX_LENGTH ? suggested : texts.plainName;
}

function StartForm() {
  // Made here, once: the request can be repeated, and starts one kitchen.
  const [id] = useState(() => newId());
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, save } = useSaving({
    mutationFn: (name: string) => call(kitchensApi.startKitchen, { body: { id, name } }),
    onSuccess: async ({ kitchenId }) => {
      if (client.getQueryData(kitchensQuery.queryKey)?.length === 0) takeFirstSteps(kitchenId);
      await client.invalidateQueries(kitchensQuery);
      await navigate(paths.kitchen(kitchenId));
    },
    onError: (error) => setProblem((error instanceof ApiError && error.fields.name) || error.message),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(String(new FormData(event.currentTarget).get('name')));
  };

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <TextField
        label={texts.name}
        name="name"
        required
        maxLength={KITCHEN_NAME_MAX_LENGTH}
        autoComplete="off"
        defaultValue={useSuggestedName()}
        hint={texts.nameHint}
        error={problem}
        disabled={busy}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit" size="large" disabled={busy}>
        {busy ? texts.starting : texts.startNow}
      </Button>
    </form>
  );
}

export function StartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.startTitle} placement="sheet">
      <StartForm />
    </Dialog>
  );
}
