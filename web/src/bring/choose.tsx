import * as texts from '@crisper/texts/bring/bring.ts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import { pictureButton } from '#ui/pictures/file-button.tsx';
import { Guide } from './guide.tsx';

interface ChooseProps {
  /** How far reading has come, from 0 to 1; null while nothing is read. */
  progress: number | null;
  error: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}

/** Where a file is chosen or dropped, or a list is pasted. */
export function Choose({ progress, error, onFiles, onText }: ChooseProps) {
  const [text, setText] = useState('');
  const isReading = progress !== null;
  return (
    <>
      <Card className="grid grid-cols-1 gap-5">
        <p>{texts.intro}</p>
        <div className="flex flex-wrap items-center gap-3">
          <label className={`${pictureButton} inline-flex cursor-pointer`}>
            <input
              type="file"
              multiple
              disabled={isReading}
              className="sr-only"
              onChange={({ currentTarget: input }) => {
                const files = [...(input.files ?? [])];
                // Without this, choosing the same file again causes no event.
                input.value = '';
                if (files.length > 0) onFiles(files);
              }}
            />
            <FileUp aria-hidden="true" className="size-5" /> {texts.chooseFile}
          </label>
          <span className="hidden text-sm text-ink-soft md:inline">{texts.dropHere}</span>
        </div>
        <TextArea
          label={texts.paste}
          placeholder={texts.pasteExample}
          rows={4}
          value={text}
          disabled={isReading}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button variant="secondary" disabled={isReading || text.trim() === ''} onClick={() => onText(text)}>
            {texts.read}
          </Button>
        </div>
        <p role="status" className="empty:hidden">
          {isReading && texts.reading}
        </p>
        {isReading && (
          <progress aria-hidden="true" value={progress} max={1} className="h-1 w-full accent-brand" />
        )}
        {error && (
          <p role="alert" className="rounded-control bg-expired-soft p-4 text-expired">
            {error}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {texts.nothingInYet} {texts.staysHere}
        </p>
      </Card>
      <Guide />
    </>
  );
}
