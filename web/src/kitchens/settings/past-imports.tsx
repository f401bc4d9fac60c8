import type { PastImport } from '@crisper/domain/imports/import-schema.ts';
import { importsApi } from '@crisper/domain/imports/imports-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/bring/past-imports.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { call } from '#http/call.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

const importsQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'imports'],
    queryFn: () => call(importsApi.listImports, { params: { kitchenId } }),
  });

/** Named in a line that goes by itself. */
const TITLES_MAX = 3;

interface PastImportRowProps {
  kitchenId: string;
  one: PastImport;
}

function PastImportRow({ kitchenId, one }: PastImportRowProps) {
  const client = useQueryClient();
  const { busy, save } = useSaving({
    mutationFn: () => call(importsApi.undoImport, { params: { kitchenId, importId: one.id } }),
    onSuccess: async ({ takenOut, leaves, left }) => {
      const titles = left.slice(0, TITLES_MAX).map(({ title }) => title);
      void toast('success', texts.taken({ count: takenOut, stays: leaves, titles }));
      await client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
    },
  });
  const came = { count: one.put, source: one.source };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="grow">
        <p className="font-semibold">{texts.came(came)}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {texts.on({ day: dayOf(new Date(one.at)), name: one.by?.name ?? null })}
        </p>
        {one.undo.leaves > 0 && (
          <p className="text-sm text-ink-soft">{texts.leaves({ count: one.undo.leaves })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        disabled={busy}
        aria-label={texts.undoWhich(came)}
        onClick={() => save()}
      >
        {texts.undo}
      </Button>
    </li>
  );
}

/** What came into the kitchen by files in the last days; each can be taken back. */
export function PastImports({ kitchenId }: { kitchenId: string }) {
  const { data: imports = [] } = useQuery(importsQuery(kitchenId));
  if (imports.length === 0) return null;
  return (
    <ul aria-label={texts.list}>
      {imports.map((one) => (
        <PastImportRow key={one.id} kitchenId={kitchenId} one={one} />
      ))}
    </ul>
  );
}

/** The way to bringing food along, and what came so. */
export function BringSection({ kitchen }: { kitchen: OwnKitchen }) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <div className="grid grid-cols-1 justify-items-start gap-4 *:[ul]:w-full">
        <ButtonLink to={paths.kitchenBring(kitchen.id)} variant="secondary">
          <FileUp aria-hidden="true" className="size-5" /> {texts.bring}
        </ButtonLink>
        <PastImports kitchenId={kitchen.id} />
      </div>
    </SettingsSection>
  );
}
