import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { LitShelves } from '#kitchens/lit-shelves.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Choices } from './choices.tsx';

const SHELVES = [
  ['milk', 'cheese', 'tomato', 'broccoli'],
  ['jar', 'egg', 'bread', 'avocado'],
];

/** For people who are in no kitchen yet: one question, with its answers near the thumb. */
export function FirstRun({ onStart, onJoin }: { onStart: () => void; onJoin: () => void }) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 md:max-w-none md:grid-cols-2 md:items-center md:gap-14">
      <LitShelves shelves={SHELVES} />
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-title">{texts.whose}</h1>
          <p className="text-lead text-ink-soft">{texts.several}</p>
        </header>
        <Choices onStart={onStart} onJoin={onJoin} />
        <ButtonLink to={paths.fridge} variant="quiet">
          {texts.lookAround}
        </ButtonLink>
      </div>
    </div>
  );
}
