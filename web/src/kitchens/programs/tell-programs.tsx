import * as texts from '@crisper/texts/kitchens/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';
import { NewProgram } from './new-program.tsx';
import { ToldProgram } from './told-program.tsx';
import { webhooksQuery } from './webhooks-query.ts';

const copyWords = { copied: texts.copied, failed: texts.copyFailed };

/** Known only right after it was made. */
function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid w-full gap-4">
      <p role="status">{texts.made}</p>
      <TextField
        label={texts.secret}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        hint={texts.secretHint}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => copyText(secret, copyWords)}>
          <Copy aria-hidden="true" className="size-4.5" /> {texts.copySecret}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}

/** The programs that the kitchen tells of what happens in it. */
export function TellPrograms({ kitchen }: { kitchen: OwnKitchen }) {
  const { data: webhooks = [], isError, refetch } = useQuery(webhooksQuery(kitchen.id));
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        {webhooks.length > 0 && (
          <ul aria-label={texts.list} className="w-full">
            {webhooks.map((webhook) => (
              <ToldProgram key={webhook.id} kitchenId={kitchen.id} webhook={webhook} />
            ))}
          </ul>
        )}
        {isError && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
        {secret && <Secret secret={secret} onDone={() => setSecret(undefined)} />}
        {isAdding && (
          <NewProgram
            kitchenId={kitchen.id}
            onDone={(made) => {
              setAdding(false);
              setSecret(made);
            }}
          />
        )}
        {!isAdding && !secret && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
