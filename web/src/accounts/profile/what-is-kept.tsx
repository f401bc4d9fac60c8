import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/kept.ts';
import { sentence } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { linkTo } from '#ui/text-link.tsx';
import { Points } from './points.tsx';

export function WhatIsKept() {
  return (
    <SettingsSection title={texts.keptHeading} text={texts.keptIntroduction}>
      <div className="grid gap-4">
        <Points of={texts.kept} />
        <p>{texts.notKept}</p>
        <p>{sentence(texts.more({ policy: linkTo(paths.privacy), data: linkTo(paths.myData) }))}</p>
      </div>
    </SettingsSection>
  );
}
