import { LIST_NAME_MAX_LENGTH } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/lists.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface NameFormProps {
  label: string;
  action: string;
  name?: string;
  onName: (name: string) => void;
}

/** Names a list. */
export function ListNameForm({ label, action, name = '', onName }: NameFormProps) {
  const [text, setText] = useState(name);
  const said = text.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (said && said !== name) onName(said);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          value={text}
          maxLength={LIST_NAME_MAX_LENGTH}
          autoComplete="off"
          placeholder={texts.namePlaceholder}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={!said || said === name}>
        {action}
      </Button>
    </form>
  );
}
