import { PICTURE_TYPES } from '@crisper/domain/pictures/picture.ts';
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

/** Three ways to a picture: the camera, a file, or one of ours. */
export function PhotoButtons({ uploading, onFile, onBrowse, browseButton }: PhotoButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        onFile={onFile}
        disabled={uploading}
        capture="environment"
        className="hidden pointer-coarse:inline-flex"
      >
        <Camera aria-hidden="true" className="size-4.5" /> Take a photo
      </FileButton>
      <FileButton onFile={onFile} disabled={uploading} className="inline-flex">
        <ImageUp aria-hidden="true" className="size-4.5" /> {uploading ? 'Uploading…' : 'Upload a photo'}
      </FileButton>
      <button ref={browseButton} type="button" onClick={onBrowse} className={look}>
        <Images aria-hidden="true" className="size-4.5" /> Choose a picture
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
          // Emptied, so that choosing the same file again is noticed.
          input.value = '';
          if (file) onFile(file);
        }}
        {...rest}
      />
      {children}
    </label>
  );
}
