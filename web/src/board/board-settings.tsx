import { keysApi } from '@crisper/domain/keys/keys-api.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/keys/board.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, MonitorSmartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '#http/call.ts';
import { keysQuery } from '#keys/keys-query.ts';
import { basename } from '#languages/page-path.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';

// Where the code does not load, the link does the same.
const QrImage = lazy(() => import('#ui/pictures/qr-image.tsx').catch(() => ({ default: () => null })));

const copyWords = { copied: texts.copied, failed: texts.copyFailed };

interface BoardLink {
  kitchen: string;
  url: string;
}

/** The only time that the link is shown. */
function MadeLink({ kitchen, url, onDone }: BoardLink & { onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{texts.howTo}</p>
      <Suspense>
        <QrImage
          text={url}
          label={texts.codeOf({ kitchen })}
          className="mx-auto aspect-square w-full max-w-[min(16rem,40dvh)] rounded-control"
        />
      </Suspense>
      <TextField
        label={texts.linkLabel}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="large" data-autofocus onClick={() => copyText(url, copyWords)}>
        <Copy aria-hidden="true" className="size-5" /> {texts.copy}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  );
}

/** Makes a key that looks into one kitchen, as a link for the screen in it. */
export function BoardSettings() {
  const client = useQueryClient();
  const { data: kitchens } = useQuery(kitchensQuery);
  const [link, setLink] = useState<BoardLink>();
  const { busy, save } = useSaving({
    mutationFn: async ({ id, name }: KitchenCard): Promise<BoardLink> => {
      const body = { name: texts.keyName, scope: 'look', kitchenId: id, lastDay: null } as const;
      const { key } = await call(keysApi.makeKey, { body });
      return { kitchen: name, url: `${location.origin}${basename}${paths.kitchenBoard(id)}#${key}` };
    },
    onSuccess: (made) => {
      setLink(made);
      for (const queryKey of [keysQuery.queryKey, ['account-events']])
        void client.invalidateQueries({ queryKey });
    },
  });
  const close = () => setLink(undefined);
  return (
    <SettingsSection id="board" title={texts.heading} text={texts.introduction}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        {kitchens?.length === 0 && <p className="text-ink-soft">{texts.noKitchen}</p>}
        {kitchens?.map((kitchen) => (
          <Button
            key={kitchen.id}
            variant="secondary"
            disabled={busy}
            onClick={() => save(kitchen)}
            className="max-w-full py-2 text-start"
          >
            <MonitorSmartphone aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 whitespace-normal wrap-anywhere">
              {texts.letLookInto({ kitchen: kitchen.name })}
            </span>
          </Button>
        ))}
      </div>
      <Dialog open={link !== undefined} onClose={close} title={texts.dialogTitle} placement="sheet">
        {link && <MadeLink {...link} onDone={close} />}
      </Dialog>
    </SettingsSection>
  );
}
