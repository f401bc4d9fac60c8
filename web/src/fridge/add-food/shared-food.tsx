import { readShared, SHARE_MISSED, SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import * as texts from '@crisper/texts/items/shared.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SharedPhoto } from '#items/shared-photo.tsx';
import { findShared, forgetShared, onOpenedFiles, type Shared } from '#offline/take-shared.ts';
import { usePhotoUpload } from '#session/use-photo-upload.ts';
import { Button } from '#ui/button.tsx';
import { edit, type FoodToAdd, isStarted } from './new-food.ts';
import { withShared } from './with-shared.ts';

interface SharedFoodProps {
  food: FoodToAdd;
  onFood: (change: (before: FoodToAdd) => FoodToAdd) => void;
  /** The kitchen whose people will see the photo; null for everybody. */
  kitchenId: string | null;
}

/** What another app shared with this one. The words go into an empty form; the photo is uploaded when the person says so. */
export default function SharedFood({ food, onFood, kitchenId }: SharedFoodProps) {
  const [params, setParams] = useSearchParams();
  const [shared, setShared] = useState<Shared | null>(null);
  const [title = '', ...others] = shared ? readShared(shared.words).lines : [];
  const isInForm = title !== '' && food.draft.title === title;

  const take = useEffectEvent((found: Shared) => {
    setShared(found);
    if (!isStarted(food)) onFood((before) => withShared(before, found.words));
  });
  useEffect(() => {
    void findShared().then((found) => found && take(found));
    onOpenedFiles((opened) => take(opened));
  }, []);

  const leave = () => {
    void forgetShared();
    setShared(null);
    setParams((before) => {
      before.delete(SHARED_PARAM);
      return before;
    });
  };
  const { uploading, refusal, send } = usePhotoUpload(
    (image) => {
      onFood((before) => edit(before, { image }));
      leave();
    },
    { kitchenId },
  );

  if (params.get(SHARED_PARAM) === SHARE_MISSED)
    return (
      <p role="status" className="rounded-control bg-soon-soft px-3.5 py-3 text-sm text-soon">
        {texts.missed}
      </p>
    );
  if (!shared) return null;
  return (
    <section
      aria-labelledby="shared-food"
      className="grid grid-cols-1 gap-3 rounded-control bg-brand-soft px-3.5 py-3"
    >
      <h2 id="shared-food" className="text-base">
        {texts.heading}
      </h2>
      <p role="status" className="line-clamp-6 text-sm whitespace-pre-line wrap-anywhere">
        {isInForm ? texts.inForm : [title, ...others].join('\n')}
      </p>
      {shared.photo && <SharedPhoto photo={shared.photo} />}
      <p role="alert" className="text-caption font-medium text-expired empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        {title && !isInForm && (
          <Button variant="secondary" onClick={() => onFood((before) => withShared(before, shared.words))}>
            {texts.useWords}
          </Button>
        )}
        {shared.photo && (
          <Button variant="secondary" disabled={uploading} onClick={() => shared.photo && send(shared.photo)}>
            {uploading ? texts.uploading : texts.usePhoto}
          </Button>
        )}
        <Button variant="quiet" onClick={leave}>
          {texts.leaveOut}
        </Button>
      </div>
    </section>
  );
}
