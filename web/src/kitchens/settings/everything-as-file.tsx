import { importsApi } from '@crisper/domain/imports/imports-api.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { FileDown } from 'lucide-react';
import { withToken } from '#http/call.ts';
import { send } from '#http/request.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/dialogs/save-file.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

const FILES = {
  xlsx: importsApi.exportKitchenXlsx,
  csv: importsApi.exportKitchenCsv,
  json: importsApi.exportKitchen,
} as const;
type FileEnding = keyof typeof FILES;
const ENDINGS = Object.keys(FILES) as FileEnding[];

/** Kitchens have names that a file may not have. */
const fileName = (kitchen: string, ending: FileEnding) =>
  `${kitchen.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'crisper'}.${ending}`;

/** For whoever leaves, and for whoever wants to count for themself. */
export function EverythingAsFile({ kitchen }: { kitchen: OwnKitchen }) {
  const { busy, save } = useSaving({
    mutationFn: async (ending: FileEnding) => {
      const params = { kitchenId: kitchen.id };
      const read = (response: Response) => response.blob();
      const file = await withToken((token) => send(FILES[ending], token, read, { params }));
      saveFile(file, fileName(kitchen.name, ending));
    },
  });
  return (
    <SettingsSection title={texts.everything} text={texts.everythingText}>
      <ul className="grid gap-4">
        {ENDINGS.map((ending) => (
          <li key={ending} className="grid gap-1">
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => save(ending)}
              disabled={busy}
            >
              <FileDown aria-hidden="true" className="size-4.5" /> {texts.saveAs[ending]}
            </Button>
            <p className="text-sm text-ink-soft">{texts.saveAsText[ending]}</p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
