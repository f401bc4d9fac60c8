import { dateAt } from '@crisper/domain/calendar-date.ts';
import { keysApi } from '@crisper/domain/keys/keys-api.ts';
import type { MadeProgramKey, ProgramKey } from '@crisper/domain/keys/program-key.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import * as texts from '@crisper/texts/keys/keys.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#http/call.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { scopeText, usageText } from './key-words.ts';
import { keysQuery } from './keys-query.ts';
import { NewKeyForm } from './new-key-form.tsx';

const copyWords = { copied: texts.copied, failed: texts.copyFailed };

const askToEnd = (name: string) =>
  askToConfirm({
    icon: 'question',
    title: texts.askToEnd({ name }),
    text: texts.endWarning,
    confirmLabel: texts.endConfirm,
    cancelLabel: texts.keep,
    danger: true,
  });

interface KeyRowProps {
  about: ProgramKey;
  kitchens: readonly KitchenCard[];
  zone: TimeZone;
  busy: boolean;
  onEnd: () => void;
}

function KeyRow({ about, kitchens, zone, busy, onEnd }: KeyRowProps) {
  const now = new Date();
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium wrap-anywhere">{about.name}</span>
        <span className="text-caption wrap-anywhere text-ink-soft">{scopeText(about, kitchens)}</span>
        <span className="text-caption text-ink-soft">{usageText(about, dateAt(now, zone), now)}</span>
      </div>
      <Button variant="quiet" className="shrink-0 px-3 text-expired" disabled={busy} onClick={onEnd}>
        <span>{sentence(texts.endIt({ name: about.name, unseen }))}</span>
      </Button>
    </li>
  );
}

interface MadeKeyProps {
  made: MadeProgramKey;
  kitchens: readonly KitchenCard[];
  zone: TimeZone;
  onDone: () => void;
}

/** The only time that the key is shown. */
function MadeKey({ made, kitchens, zone, onDone }: MadeKeyProps) {
  const now = new Date();
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{texts.onlyNow}</p>
      <output
        aria-label={texts.theKey({ name: made.name })}
        className="rounded-card border-2 border-brand bg-sunken p-4 font-mono wrap-anywhere select-all"
      >
        {made.key}
      </output>
      <Button size="large" data-autofocus onClick={() => copyText(made.key, copyWords)}>
        <Copy aria-hidden="true" className="size-5" /> {texts.copy}
      </Button>
      <p className="rounded-card bg-brand-soft p-4 text-sm">
        {scopeText(made, kitchens)}
        <br />
        {usageText(made, dateAt(now, zone), now)}
      </p>
      <Button variant="quiet" onClick={onDone}>
        {texts.iHaveIt}
      </Button>
    </div>
  );
}

/** The keys of the person's programs: made, shown once, and ended. */
export function KeySettings({ zone }: { zone: TimeZone }) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(keysQuery);
  const { data: kitchens } = useQuery(kitchensQuery);
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeProgramKey>();
  const changed = () => {
    for (const key of [keysQuery.queryKey, ['account-events']])
      void client.invalidateQueries({ queryKey: key });
  };
  const { busy, save } = useSaving({
    mutationFn: (keyId: string) => call(keysApi.endKey, { params: { keyId } }),
    onSuccess: () => {
      changed();
      void toast('success', texts.ended);
    },
  });
  const end = async ({ id, name }: ProgramKey) => {
    if (await askToEnd(name)) save(id);
  };
  const close = () => {
    setOpen(false);
    setMade(undefined);
  };
  return (
    <SettingsSection id="keys" title={texts.heading} text={texts.introduction}>
      <div className="grid gap-4">
        {isPending && <Skeleton className="h-16 w-full" />}
        {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
        {data?.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {kitchens &&
            data?.map((about) => (
              <KeyRow key={about.id} {...{ about, kitchens, zone, busy }} onEnd={() => end(about)} />
            ))}
        </ul>
        {kitchens?.length === 0 && <p className="text-ink-soft">{texts.noKitchen}</p>}
        <div>
          <Button
            variant="secondary"
            disabled={!kitchens || kitchens.length === 0}
            onClick={() => setOpen(true)}
          >
            <Plus aria-hidden="true" className="size-4.5" /> {texts.make}
          </Button>
        </div>
      </div>
      <Dialog open={open} onClose={close} title={made ? texts.copyNow : texts.newKey} placement="sheet">
        {kitchens &&
          (made ? (
            <MadeKey {...{ made, kitchens, zone }} onDone={close} />
          ) : (
            <NewKeyForm
              kitchens={kitchens}
              today={dateAt(new Date(), zone)}
              onMade={(key) => {
                setMade(key);
                changed();
              }}
            />
          ))}
      </Dialog>
    </SettingsSection>
  );
}
