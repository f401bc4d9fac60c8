import * as texts from '@crisper/texts/accounts/account-form.ts';
import type { ReactNode } from 'react';
import { FridgeDoor } from './fridge-door.tsx';

interface AccountFrameProps {
  title: string;
  lead: ReactNode;
  /** The text of the note on the fridge, which wide screens show. */
  note: string;
  children: ReactNode;
}

/** A form about the user's account, and a fridge door beside it. */
export function AccountFrame({ title, lead, note, children }: AccountFrameProps) {
  return (
    <div className="wrap grid gap-x-20 py-8 md:py-14 lg:grid-cols-[minmax(0,31rem)_1fr]">
      <div className="mx-auto grid w-full max-w-124 content-start gap-6">
        <header className="grid gap-3">
          <h1 className="text-title">{title}</h1>
          <p className="text-lead text-ink-soft">{lead}</p>
        </header>
        <div className="rounded-card border border-line bg-surface p-6 shadow-lift sm:p-8">{children}</div>
        <noscript>
          <p className="rounded-control bg-soon-soft p-4 text-soon">{texts.needsJavaScript}</p>
        </noscript>
      </div>
      <div className="sticky top-24 hidden self-start pt-6 lg:block">
        <FridgeDoor note={note} />
      </div>
    </div>
  );
}
