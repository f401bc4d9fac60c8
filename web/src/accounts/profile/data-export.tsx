import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { Download } from 'lucide-react';
import { call } from '#http/call.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { SettingsSection } from './settings-section.tsx';

const FILE_NAME = 'crisper-data.json';

function save(data: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}

export function DataExport() {
  const { busy, run } = useBusy();
  const download = () =>
    run(async () => {
      try {
        save(await call(accountsApi.exportAccount));
      } catch (error) {
        void toast('error', error instanceof Error ? error.message : 'Something went wrong!');
      }
    });
  return (
    <SettingsSection
      title="Your data"
      text="Everything we keep about you in one JSON file: profile, items with notes, activities, measurements, pictures."
    >
      <Button variant="secondary" onClick={download} disabled={busy}>
        <Download aria-hidden="true" className="size-4.5" /> Download my data
      </Button>
    </SettingsSection>
  );
}
