import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { invitationTokenIn } from '#kitchens/invitation-token.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/field.tsx';

function JoinForm() {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = invitationTokenIn(String(new FormData(event.currentTarget).get('link')));
    if (token === null) setProblem(texts.noLink);
    else void navigate({ pathname: paths.join, hash: token });
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <p>{texts.joinHow}</p>
      <TextField
        label={texts.link}
        name="link"
        type="url"
        required
        autoComplete="off"
        error={problem}
        onChange={() => setProblem(undefined)}
        data-autofocus
      />
      <Button type="submit" size="large">
        {texts.goOn}
      </Button>
    </form>
  );
}

/** For people who were sent a link, or want to know where such links come from. */
export function JoinDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.joinTitle} placement="sheet">
      <JoinForm />
    </Dialog>
  );
}
