import * as texts from '@crisper/texts/items/pictures.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';
import { searchPictures } from './suggest-pictures.ts';
import { useFoods } from './use-foods.ts';

interface PictureChooserProps {
  open: boolean;
  /** The title of the food, with which the search begins. */
  title: string;
  onClose: () => void;
  onChoose: (picture: BuiltInPicture) => void;
}

/** All built-in pictures, searched by the title of the food or by typed words. */
export function PictureChooser({ open, title, onClose, onChoose }: PictureChooserProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.choosePicture} placement="wide">
      <PictureSearch title={title} onChoose={onChoose} />
    </Dialog>
  );
}

function PictureSearch({ title, onChoose }: Pick<PictureChooserProps, 'title' | 'onChoose'>) {
  const [search, setSearch] = useState(title);
  const id = useId();
  const foods = useFoods();
  const found = searchPictures(search, foods?.pictureOf(search) ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise Enter submits the form around this dialog.
    event.preventDefault();
    if (search.trim() !== '' && found[0]) onChoose(found[0]);
  };
  return (
    <div className="grid gap-4">
      <TextField
        id={id}
        enterKeyHint="done"
        autoComplete="off"
        label={texts.findPicture}
        labelHidden
        placeholder={texts.findHint}
        value={search}
        data-autofocus
        // Typing replaces the title.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-center text-ink-soft'}>
        {found.length > 0 ? texts.pictureCount({ count: found.length }) : texts.noneFound}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {(found.length > 0 ? found : builtInPictures).map((picture) => (
          <li key={picture.name}>
            <PictureButton picture={picture} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PictureButton({
  picture,
  chosen = false,
  onChoose,
}: {
  picture: BuiltInPicture;
  chosen?: boolean;
  onChoose: (picture: BuiltInPicture) => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(picture)}
      className="grid w-full justify-items-center gap-1 rounded-control border border-line bg-frost/60 p-2 text-caption leading-tight transition hover:border-brand hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand-soft"
    >
      <img
        src={picture.url}
        alt=""
        width="48"
        height="48"
        loading="lazy"
        decoding="async"
        className="size-12"
      />
      <span className="w-full truncate text-center first-letter:uppercase">{picture.label}</span>
    </button>
  );
}
