import * as texts from '@crisper/texts/items/pictures.ts';
import { Camera, Images, ImageUp } from 'lucide-react';
import type { Ref } from 'react';
import { FileButton, pictureButton } from '#ui/pictures/file-button.tsx';

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
      <FileButton onFile={onFile} disabled={uploading}>
        <ImageUp aria-hidden="true" className="size-4.5" /> {uploading ? texts.uploading : texts.uploadPhoto}
      </FileButton>
      <button ref={browseButton} type="button" onClick={onBrowse} className={`inline-flex ${pictureButton}`}>
        <Images aria-hidden="true" className="size-4.5" /> {texts.choosePicture}
      </button>
    </div>
  );
}
