import type { SaidDate } from '@crisper/domain/line/line-food.ts';
import * as texts from '@crisper/texts/items/shared.ts';
import type { ComponentProps } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { SharedPhoto } from '#items/shared-photo.tsx';
import { type DraftRowChange, type Row, said } from '#kitchen/adding/row.ts';
import { usePhotoUpload } from '#session/use-photo-upload.ts';
import { Button } from '#ui/button.tsx';
import type { Where } from './choices.tsx';
import { useSheet } from './use-sheet.ts';

interface PhotoHereProps extends Where {
  photo: File;
  last: Row | undefined;
  onFoods: (rows: Row[]) => void;
  onPutIn: (rows: Row[]) => Promise<void>;
  onChange: (id: Row['id'], change: DraftRowChange) => void;
  /** It was used, or is not wanted. */
  onDone: () => void;
}

interface SheetProps extends Where {
  photo: File;
  onFoods: (rows: Row[]) => void;
  onPutIn: (rows: Row[]) => Promise<void>;
  onRead: (date: SaidDate) => void;
  onClose: () => void;
}

const loadReceipt = async () => (await import('#kitchen/scanning/receipt/receipt-sheet.tsx')).ReceiptSheet;
const loadFood = async () => (await import('#kitchen/scanning/food/food-sheet.tsx')).FoodSheet;
const loadDate = async () => (await import('#kitchen/scanning/date/date-sheet.tsx')).DateSheet;
const keepPhoto = async (kitchenId: string, file: File) =>
  (await fetchCode(() => import('#kept/photos.ts'))).keepPhoto(kitchenId, file);

/** A photo that another app shared. The person says what it shows; nothing is done with it before. */
export function PhotoHere({ photo, last, onFoods, onPutIn, onChange, onDone, ...where }: PhotoHereProps) {
  const { kitchenId } = where;
  const { Sheet, open, close } = useSheet<SheetProps>();
  const changeLast = (change: DraftRowChange) => {
    if (last) onChange(last.id, change);
    onDone();
  };
  const { uploading, refusal, send } = usePhotoUpload((image) => changeLast({ image }), {
    kitchenId,
    keep: (file) => keepPhoto(kitchenId, file),
  });
  const title = last?.title.value ?? '';
  return (
    <section
      aria-labelledby="shared-photo"
      className="grid grid-cols-1 gap-3 rounded-card bg-brand-soft px-4 py-3 lg:col-start-1"
    >
      <h2 id="shared-photo" className="text-base">
        {texts.heading}
      </h2>
      <SharedPhoto photo={photo} />
      <p role="alert" className="text-caption font-medium text-expired empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        <Way onClick={() => open(loadReceipt)}>{texts.receipt}</Way>
        <Way onClick={() => open(loadFood)}>{texts.whichFood}</Way>
        {last && (
          <>
            <Way onClick={() => open(loadDate)}>{texts.dateOf({ title })}</Way>
            <Way disabled={uploading} onClick={() => send(photo)}>
              {uploading ? texts.uploading : texts.pictureOf({ title })}
            </Way>
          </>
        )}
        <Button variant="quiet" onClick={onDone}>
          {texts.leaveOut}
        </Button>
      </div>
      {Sheet && (
        <Sheet
          {...where}
          photo={photo}
          onFoods={(rows) => {
            onFoods(rows);
            onDone();
          }}
          onPutIn={async (rows) => {
            await onPutIn(rows);
            onDone();
          }}
          onRead={(date) => changeLast({ date: said(date) })}
          onClose={close}
        />
      )}
    </section>
  );
}

const Way = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" className="max-w-full whitespace-normal! wrap-anywhere" {...props} />
);
