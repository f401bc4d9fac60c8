import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { FileDown } from 'lucide-react';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/dialogs/save-file.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

const FILE_NAME = 'crisper-data.json';

const download = (data: unknown) =>
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);

export function DataExport() {
  const { busy, save } = useSaving({
    mutationFn: async () => download(await call(accountsApi.exportAccount)),
  });
  return (
    <SettingsSection title={texts.exportHeading} text={texts.exportIntroduction}>
      <Button variant="secondary" onClick={() => save()} disabled={busy}>
        <FileDown aria-hidden="true" className="size-4.5" /> {texts.downloadData}
      </Button>
    </SettingsSection>
  );
}
