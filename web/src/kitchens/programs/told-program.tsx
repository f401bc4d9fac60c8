import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { webhooksApi } from '@crisper/domain/webhooks/webhooks-api.ts';
import * as texts from '@crisper/texts/kitchens/webhooks.ts';
import { sendOutcomeText } from '@crisper/texts/receivers/send-outcome.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { webhooksQuery } from './webhooks-query.ts';

interface ToldProgramProps {
  kitchenId: string;
  webhook: Webhook;
}

/** A program that is told, whether that works, and the buttons to try and to end it. */
export function ToldProgram({ kitchenId, webhook }: ToldProgramProps) {
  const client = useQueryClient();
  const { id: webhookId, host, types, madeBy, state } = webhook;
  const [outcome, setOutcome] = useState('');
  const params = { kitchenId, webhookId };
  const reload = () => client.invalidateQueries(webhooksQuery(kitchenId));
  const trying = useSaving({
    mutationFn: () => call(webhooksApi.tryWebhook, { params }),
    onSuccess: async (seen) => {
      setOutcome(sendOutcomeText(seen));
      await reload();
    },
  });
  const resuming = useSaving({
    mutationFn: () => call(webhooksApi.resumeWebhook, { params }),
    onSuccess: async () => {
      void toast('success', texts.resumed);
      await reload();
    },
  });
  const ending = useSaving({
    mutationFn: () => call(webhooksApi.endWebhook, { params }),
    onSuccess: async () => {
      void toast('success', texts.ended);
      await reload();
    },
  });
  const busy = trying.busy || resuming.busy || ending.busy;
  const end = async () => {
    const question = { title: texts.endTitle({ host }), text: texts.endText, confirmLabel: texts.end };
    if (await askToConfirm({ icon: 'question', ...question })) ending.save();
  };
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0 last:border-0">
      <div>
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{texts.toldOf({ types, name: madeBy })}</p>
        <p className={`text-sm ${state === 'paused' || state === 'failing' ? 'text-soon' : 'text-ink-soft'}`}>
          {texts.stateText[state]}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={busy}
          aria-label={texts.tryWhich({ host })}
          onClick={() => trying.save()}
        >
          {texts.tryIt}
        </Button>
        {state === 'paused' && (
          <Button variant="secondary" size="small" disabled={busy} onClick={() => resuming.save()}>
            {texts.resume}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={busy}
          aria-label={texts.endWhich({ host })}
          onClick={end}
        >
          {texts.end}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {outcome}
      </p>
    </li>
  );
}
