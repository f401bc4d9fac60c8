import * as texts from '@crisper/texts/keys/assistant-settings.ts';
import { Copy } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';

const copyWords = { copied: texts.copied, failed: texts.copyFailed };

/** Where an assistant finds the kitchens of this server. */
export function AssistantSettings() {
  const url = `${location.origin}/mcp`;
  return (
    <SettingsSection id="assistants" title={texts.heading} text={texts.introduction}>
      <div className="grid gap-4">
        <TextField
          label={texts.address}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          hint={texts.needsKey}
        />
        <div>
          <Button variant="secondary" onClick={() => copyText(url, copyWords)}>
            <Copy aria-hidden="true" className="size-4.5" /> {texts.copy}
          </Button>
        </div>
      </div>
    </SettingsSection>
  );
}
