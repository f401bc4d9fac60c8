import type { Member } from '@crisper/domain/kitchens/member.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { type FormEvent, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Face } from '#ui/face.tsx';

interface SuccessorDialogProps {
  kitchen: string;
  people: Member[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onChosen: (accountId: string) => void;
}

/** The only owner names who owns the kitchen from now on, and leaves. */
export function SuccessorDialog({ kitchen, people, open, busy, onClose, onChosen }: SuccessorDialogProps) {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChosen(String(new FormData(event.currentTarget).get('successor')));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.lastOwnerTitle}
      placement="sheet"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" type="submit" form={form} disabled={busy}>
            {texts.handOverAndLeave}
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={submit} className="grid gap-3">
        <p>{texts.lastOwnerText({ kitchen })}</p>
        <fieldset disabled={busy} className="divide-y divide-line">
          <legend className="sr-only">{texts.lastOwnerTitle}</legend>
          {people.map((member, index) => (
            <label key={member.accountId} className="flex min-h-15 cursor-pointer items-center gap-3 py-2">
              <Face person={member} tint={index + 1} />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{member.name}</span>
              <input
                type="radio"
                name="successor"
                value={member.accountId}
                required
                defaultChecked={index === 0}
                className="size-6 accent-brand"
              />
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
