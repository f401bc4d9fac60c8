import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/empty-kitchen.ts';
import { FileUp, Plus, UserPlus } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import type { OwnKitchen } from './kitchen-frame.tsx';
import { LitShelves } from './lit-shelves.tsx';

const SHELF = [['jar']];

/** A kitchen with nothing in it: no zeros, a lit shelf and what to do first. */
export function EmptyKitchen({ kitchen }: { kitchen: OwnKitchen }) {
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-4 text-center *:first:mb-2">
      <LitShelves shelves={SHELF} className="w-full" />
      <h2 className="text-title">{texts.title}</h2>
      <p className="text-ink-soft">{may('add-food', kitchen.role) ? texts.text : texts.guestText}</p>
      {may('add-food', kitchen.role) && (
        <ButtonLink to={paths.kitchenAdd(kitchen.id)} size="large">
          <Plus aria-hidden="true" className="size-5" /> {texts.add}
        </ButtonLink>
      )}
      {may('add-food', kitchen.role) && (
        <ButtonLink to={paths.kitchenBring(kitchen.id)} variant="secondary">
          <FileUp aria-hidden="true" className="size-5" /> {texts.bring}
        </ButtonLink>
      )}
      {may('invite', kitchen.role) && (
        <ButtonLink to={paths.kitchenPeople(kitchen.id)} variant="secondary">
          <UserPlus aria-hidden="true" className="size-5" /> {texts.invite}
        </ButtonLink>
      )}
    </div>
  );
}
