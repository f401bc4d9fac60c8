import { PICTURE_TYPES } from '@crisper/domain/pictures/picture.ts';
import type { ComponentProps, ReactNode } from 'react';

/** The look of a button beside others that lead to a picture. */
export const pictureButton =
  'min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm font-semibold ' +
  'transition-colors hover:border-brand hover:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ' +
  'has-focus-visible:outline-brand has-disabled:pointer-events-none has-disabled:opacity-55';

interface FileButtonProps extends ComponentProps<'input'> {
  children: ReactNode;
  onFile: (file: File) => void;
}

/** Chooses a photo, or takes one where `capture` says so. */
export function FileButton({ children, onFile, className = 'inline-flex', ...rest }: FileButtonProps) {
  return (
    <label className={`${pictureButton} cursor-pointer ${className}`}>
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
