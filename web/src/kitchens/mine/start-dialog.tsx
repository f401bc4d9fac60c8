import { likelyCurrency } from '@crisper/domain/country.ts';
import { KITCHEN_NAME_MAX_LENGTH } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { currencyChoice } from '@crisper/texts/kitchens/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { newId } from '#http/new-id.ts';
import { currencies } from '#kitchens/currencies.ts';
import { takeFirstSteps } from '#session/first-run/progress.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { readerLocale } from '#ui/formats.ts';

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
  const [likely] = useState(() =>
    likelyCurrency(readerLocale(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, save } = useSaving({
    mutationFn: (chosen: { name: string; currency: string }) =>
      call(kitchensApi.startKitchen, { body: { id, ...chosen } }),
    onSuccess: async ({ kitchenId }) => {
      if (client.getQueryData(kitchensQuery.queryKey)?.length === 0) takeFirstSteps(kitchenId);
      await client.invalidateQueries(kitchensQuery);
      await navigate(paths.kitchen(kitchenId));
    },
    onError: (error) => setProblem((error instanceof ApiError && error.fields.name) || error.message),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    save({ name: String(fields.get('name')), currency: String(fields.get('currency')) });
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
      <SelectField
        label={texts.currency}
        name="currency"
        required
        defaultValue={likely ?? ''}
        hint={texts.currencyHint}
        disabled={busy}
      >
        {likely === null && <option value="">{texts.chooseCurrency}</option>}
        {currencies(likely).map(({ code, name }) => (
          <option key={code} value={code}>
            {currencyChoice({ code, name })}
          </option>
        ))}
      </SelectField>
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
