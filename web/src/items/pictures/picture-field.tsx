import * as texts from '@crisper/texts/items/pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { usePhotoUpload } from '#session/use-photo-upload.ts';
import { TextField } from '#ui/field.tsx';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { PictureButton, PictureChooser } from './picture-chooser.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useFoods } from './use-foods.ts';

interface PictureFieldProps {
  title: string;
  image: string;
  error: string | undefined;
  required?: boolean;
  /** The preview stands above its field instead of beside it. */
  stacked?: boolean;
  /** The kitchen whose people see the photo; null for everybody. */
  kitchenId?: string | null;
  onImage: (image: string) => void;
  onBuiltIn: (picture: BuiltInPicture) => void;
}

const loadPhotos = () => fetchCode(() => import('#kept/photos.ts'));
const keepPhoto = async (kitchenId: string, file: File) => (await loadPhotos()).keepPhoto(kitchenId, file);

/** A photo, a built-in picture or the URL of one: all three fill the same field. */
export function PictureField(props: PictureFieldProps) {
  const {
    title,
    image,
    error,
    required = false,
    stacked = false,
    kitchenId = null,
    onImage,
    onBuiltIn,
  } = props;
  const [browsing, setBrowsing] = useState(false);
  const { uploading, refusal, forgive, send } = usePhotoUpload(onImage, {
    kitchenId,
    keep: kitchenId === null ? undefined : (file) => keepPhoto(kitchenId, file),
  });
  // Before there is a photo: it is needed when there is no network.
  useEffect(() => {
    if (kitchenId !== null) void loadPhotos().catch(() => undefined);
  }, [kitchenId]);
  const browseButton = useRef<HTMLButtonElement>(null);
  const foods = useFoods();
  const named = foods?.pictureOf(title);
  const suggested = builtInPictures.filter(({ name }) => name === named);

  const choose = (picture: BuiltInPicture) => {
    setBrowsing(false);
    forgive();
    onBuiltIn(picture);
  };

  return (
    <div className={`grid content-start gap-5 ${stacked ? '' : 'sm:grid-cols-[12rem_1fr]'}`}>
      <PicturePreview
        image={image}
        onRemove={() => onImage('')}
        takeFocus={() => browseButton.current?.focus()}
      />
      <div className="grid min-w-0 content-start gap-4">
        {suggested.length > 0 && (
          <fieldset>
            <legend className="text-caption text-ink-soft">{texts.looksLike}</legend>
            <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
              {suggested.map((picture) => (
                <li key={picture.name}>
                  <PictureButton picture={picture} chosen={picture.url === image} onChoose={choose} />
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <PhotoButtons
          uploading={uploading}
          onFile={send}
          onBrowse={() => setBrowsing(true)}
          browseButton={browseButton}
        />
        <p role="alert" className="-mt-2 text-caption font-medium text-expired empty:hidden">
          {refusal}
        </p>
        <TextField
          label={texts.imageUrl}
          name="image"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={image}
          required={required}
          error={error}
          onChange={(event) => onImage(event.currentTarget.value)}
        />
      </div>
      <PictureChooser open={browsing} title={title} onClose={() => setBrowsing(false)} onChoose={choose} />
    </div>
  );
}
