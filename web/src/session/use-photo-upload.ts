import { pictureRefusal } from '@crisper/domain/pictures/picture.ts';
import { picturesApi } from '@crisper/domain/pictures/pictures-api.ts';
import { reasonText, somethingWentWrong } from '@crisper/texts/errors.ts';
import { useState } from 'react';
import { upload } from '#http/upload.ts';
import { toast } from '#ui/toasts/toasts.tsx';

/**
 * Uploads a photo and hands its URL on; `refusal` says why one was not taken. The people of the kitchen see it, or
 * everybody where there is none.
 */
export function usePhotoUpload(onUploaded: (url: string) => void, kitchenId: string | null = null) {
  const [uploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async (file: File) => {
    const reason = pictureRefusal(file);
    setRefusal(reason ? reasonText(reason) : undefined);
    if (reason) return;
    setUploading(true);
    try {
      onUploaded((await uploadTo(kitchenId, file)).url);
    } catch (failure) {
      const told = failure instanceof Error ? failure.message : somethingWentWrong;
      setRefusal(told);
      void toast('error', told);
    } finally {
      setUploading(false);
    }
  };

  return { uploading, refusal, forgive: () => setRefusal(undefined), send: (file: File) => void send(file) };
}

const uploadTo = (kitchenId: string | null, file: File) =>
  kitchenId === null
    ? upload(picturesApi.uploadPicture, file, {})
    : upload(picturesApi.uploadKitchenPicture, file, { params: { kitchenId } });
