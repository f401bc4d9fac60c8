import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/free-food.ts';
import { useQuery } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { itemQuery } from '#items/items-api.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TakeDock } from './take-dock.tsx';
import { intoWhich, useTaking } from './use-taking.ts';

/** Takes the food with one tap, and gives it back with one. */
export default function TakeIt({ itemId }: { itemId: string }) {
  const { data: item } = useQuery(itemQuery(itemId));
  const { data: kitchens } = useQuery(kitchensQuery);
  const { taken, isUndoable, take, giveBack, onGone } = useTaking(itemId);
  const undoButton = useRef<HTMLButtonElement>(null);
  const event = isUndoable && taken?.event;
  useEffect(() => {
    if (event) undoButton.current?.focus({ preventScroll: true });
  }, [event]);
  const into = kitchens && intoWhich(kitchens);
  return (
    <div data-bottom-bars className="sticky bottom-0 z-20">
      {taken && isUndoable && (
        <div className="wrap pb-3">
          <UndoBar
            key={taken.event}
            ref={undoButton}
            text={texts.taken(taken.item)}
            title={taken.item.title}
            onUndo={giveBack}
            onGone={onGone}
            takeFocus={() => document.getElementById('content')?.focus({ preventScroll: true })}
          />
        </div>
      )}
      {item?.free && (
        <TakeDock
          hint={into === null ? texts.ownerIsTold : into && texts.intoKitchen({ kitchen: into.name })}
        >
          <Button size="large" onClick={() => take(item)}>
            <HandHeart aria-hidden="true" className="size-5" /> {texts.takeIt}
          </Button>
        </TakeDock>
      )}
      {!item && taken && into && (
        <TakeDock hint={texts.isInKitchen({ kitchen: into.name })}>
          <ButtonLink size="large" variant="secondary" to={paths.kitchen(into.id)}>
            {texts.toKitchen}
          </ButtonLink>
        </TakeDock>
      )}
    </div>
  );
}
