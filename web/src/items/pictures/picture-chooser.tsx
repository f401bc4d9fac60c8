import { useId, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';

interface PictureChooserProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: BuiltInPicture) => void;
}

/** All built-in pictures, narrowed down by what is typed. */
export function PictureChooser({ open, onClose, onChoose }: PictureChooserProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  const sought = search.trim().toLowerCase();
  const found = builtInPictures.filter(({ words, category }) =>
    [...words, category.toLowerCase()].some((word) => word.includes(sought)),
  );
  return (
    <Dialog open={open} onClose={onClose} title="Choose a picture" placement="wide">
      <div className="grid gap-4">
        <TextField
          id={id}
          type="search"
          label="Find a picture"
          labelHidden
          placeholder="Milk, apple, bread …"
          value={search}
          data-autofocus
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status" className="sr-only">
          {found.length} pictures
        </p>
        {found.length === 0 && (
          <p className="py-8 text-center text-ink-soft">No picture of that. Try another word.</p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {found.map((picture) => (
            <li key={picture.name}>
              <PictureButton picture={picture} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
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
