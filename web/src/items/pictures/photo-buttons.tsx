import { PICTURE_TYPES } from '@crisper/domain/pictures/picture.ts';
import * as texts from '@crisper/texts/items/pictures.ts';
import { Camera, Images, ImageUp } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold ' +
  'transition-colors hover:border-brand hover:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ' +
  'has-focus-visible:outline-brand has-disabled:pointer-events-none has-disabled:opacity-55';

interface PhotoButtonsProps {
  uploading: boolean;
  onFile: (file: File) => void;
  onBrowse: () => void;
  browseButton: Ref<HTMLButtonElement>;
}

/** Three ways to a picture: the camera, a file, or a built-in one. */
export function PhotoButtons({ uploading, onFile, onBrowse, browseButton }: PhotoButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        onFile={onFile}
        disabled={uploading}
        capture="environment"
        className="hidden pointer-coarse:inline-flex"
      >
        <Camera aria-hidden="true" className="size-4.5" /> {texts.takePhoto}
      </FileButton>
      <FileButton onFile={onFile} disabled={uploading} className="inline-flex">
        <ImageUp aria-hidden="true" className="size-4.5" /> {uploading ? texts.uploading : texts.uploadPhoto}
      </FileButton>
      <button ref={browseButton} type="button" onClick={onBrowse} className={look}>
        <Images aria-hidden="true" className="size-4.5" /> {texts.choosePicture}
      </button>
    </div>
  );
}

function FileButton({
  children,
  onFile,
  className,
  ...rest
}: { children: ReactNode; onFile: (file: File) => void } & ComponentProps<'input'>) {
  return (
    <label className={`${look.replace('inline-flex ', '')} cursor-pointer ${className ?? ''}`}>
      <input
        type="file"
        accept={PICTURE_TYPES.join(',')}
        className="sr-only"
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          // Without this, choosing the same file again causes no event.
          input.value = '';
          if (file) onFile(file);
        }}
        {...rest}
      />
      {children}
    </label>
  );
}
