import { WEBHOOK_TYPES, type WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import { webhooksApi } from '@crisper/domain/webhooks/webhooks-api.ts';
import * as texts from '@crisper/texts/kitchens/webhooks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { tellError } from '#ui/toasts/tell-error.ts';
import { webhooksQuery } from './webhooks-query.ts';

interface NewProgramProps {
  kitchenId: string;
  /** With the secret, or without where the person thinks better of it. */
  onDone: (secret?: string) => void;
}

/** Where a program is, and what it is told. */
export function NewProgram({ kitchenId, onDone }: NewProgramProps) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly WebhookType[]>(['food.due']);
  const [error, setError] = useState<string>();
  const { busy, save } = useSaving({
    mutationFn: () =>
      call(webhooksApi.addWebhook, { params: { kitchenId }, body: { url: url.trim(), types: [...types] } }),
    onSuccess: async ({ secret }) => {
      await client.invalidateQueries(webhooksQuery(kitchenId));
      onDone(secret);
    },
    onError: (failure) => {
      const about = failure instanceof ApiError ? (failure.fields.url ?? failure.fields.types) : undefined;
      setError(about);
      if (about === undefined) tellError(failure);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const toggle = (type: WebhookType) =>
    setTypes(WEBHOOK_TYPES.filter((one) => (one === type) !== types.includes(one)));
  return (
    <form method="post" onSubmit={submit} aria-label={texts.add} className="grid w-full gap-4">
      <TextField
        label={texts.address}
        type="url"
        inputMode="url"
        required
        autoFocus
        autoComplete="off"
        value={url}
        placeholder={texts.example}
        disabled={busy}
        onChange={(event) => setUrl(event.currentTarget.value)}
        hint={texts.addressHint}
        error={error}
      />
      <fieldset disabled={busy} className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{texts.types}</legend>
        {WEBHOOK_TYPES.map((type) => (
          <label key={type} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={types.includes(type)}
              onChange={() => toggle(type)}
            />
            <span className="min-w-0">{texts.typeName[type]}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy || types.length === 0}>
          {texts.save}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => onDone()}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
