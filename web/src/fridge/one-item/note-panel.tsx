import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { lazy, Suspense } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { useSession } from '#session/use-session.ts';
import { NoteForm } from './note-form.tsx';

/** Fetched when it is needed: most people look at other people's items. */
const OwnNote = lazy(() => fetchCode(() => import('./own-note.tsx')));

export function NotePanel({ item }: { item: Item }) {
  const { user } = useSession();
  if (user?.email !== item.addedBy) return <NoteForm text="" placeholder={texts.noteOfAnother} />;
  return (
    <Suspense fallback={<NoteForm text={item.note?.text ?? ''} placeholder={texts.noteHint} />}>
      <OwnNote item={item} owner={user.email}>
        {({ note, text, ...actions }) => (
          <NoteForm text={text} placeholder={texts.noteHint} actions={{ ...actions, isNew: !note }} />
        )}
      </OwnNote>
    </Suspense>
  );
}
