import { isBuiltIn } from '@crisper/domain/pictures/picture-address.ts';
import { isShowableUrl } from '@crisper/domain/pictures/picture-url.ts';
import * as texts from '@crisper/texts/items/pictures.ts';
import { ImageOff, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

/** What cannot be loaded may wait to be uploaded. */
const KeptPhoto = lazy(() => fetchCode(() => import('#kept/kept-photo.tsx')));

interface PicturePreviewProps {
  image: string;
  onRemove: () => void;
  /** Takes the focus when the picture and its button go. */
  takeFocus: () => void;
}

/** The picture that the item will have, with a button that removes it. */
export function PicturePreview({ image, onRemove, takeFocus }: PicturePreviewProps) {
  const [broken, setBroken] = useState<string>();
  const shown = isShowableUrl(image) && image !== broken;
  const removeButton = <RemoveButton {...{ onRemove, takeFocus }} />;
  const missing = (
    <span className="grid justify-items-center gap-2 p-4 text-center text-caption text-ink-soft">
      <ImageOff aria-hidden="true" className="size-7" />
      {image === '' ? texts.noPicture : texts.notShowable}
    </span>
  );
  return (
    <div className="relative grid aspect-square w-full max-w-56 max-sm:max-w-40 place-items-center overflow-hidden rounded-card border border-dashed border-line-strong bg-frost">
      {shown ? (
        <>
          <img
            src={image}
            alt={texts.preview}
            width="224"
            height="224"
            referrerPolicy="no-referrer"
            onError={() => setBroken(image)}
            className={`size-full ${isBuiltIn(image) ? 'object-contain p-8' : 'object-cover'}`}
          />
          {removeButton}
        </>
      ) : image === broken ? (
        <Suspense fallback={missing}>
          <KeptPhoto url={image} alt={texts.preview} className="size-full object-cover" missing={missing}>
            {removeButton}
          </KeptPhoto>
        </Suspense>
      ) : (
        missing
      )}
    </div>
  );
}

function RemoveButton({ onRemove, takeFocus }: Omit<PicturePreviewProps, 'image'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  return (
    <button
      ref={button}
      type="button"
      onClick={onRemove}
      className="absolute inset-e-2 top-2 grid size-9 place-items-center rounded-full bg-surface text-ink shadow-rest hover:text-expired"
    >
      <X aria-hidden="true" className="size-5" />
      <span className="sr-only">{texts.removeImage}</span>
    </button>
  );
}
