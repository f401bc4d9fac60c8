import * as texts from '@crisper/texts/accounts/insecure.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Points } from './points.tsx';

/** Says what browsers withhold from pages that came without TLS, such as from a server at http://192.168.1.5. */
export function InsecureNotice() {
  if (isSecureContext) return null;
  return (
    <SettingsSection title={texts.heading} text={texts.why}>
      <div className="grid gap-4">
        <Points of={texts.missing} />
        <p>{texts.works}</p>
        <p className="rounded-control bg-soon-soft p-4 text-soon">{texts.remedy}</p>
      </div>
    </SettingsSection>
  );
}
