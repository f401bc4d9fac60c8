import { pictureRefusal } from '@crisper/domain/pictures/picture.ts';
import { picturesApi } from '@crisper/domain/pictures/pictures-api.ts';
import { reasonText, somethingWentWrong } from '@crisper/texts/errors.ts';
import { useState } from 'react';
import { mayPass } from '#http/reach.ts';
import { upload } from '#http/upload.ts';
import { toast } from '#ui/toasts/toasts.tsx';

interface Options {
  /** The people of the kitchen see it, or everybody where there is none. */
  kitchenId?: string | null;
  /** Keeps the photo for later where the server does not answer, and returns the URL that it will have. */
  keep?: ((file: File) => Promise<string>) | undefined;
}

/** Uploads a photo and hands its URL on; `refusal` says why one was not taken. */
export function usePhotoUpload(onUploaded: (url: string) => void, { kitchenId = null, keep }: Options = {}) {
  const [uploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const orKept = async (error: unknown, file: File) => {
    if (!keep || !mayPass(error)) throw error;
    return keep(file).catch(() => {
      throw error;
    });
  };
  const send = async (file: File) => {
    const reason = pictureRefusal(file);
    setRefusal(reason ? reasonText(reason) : undefined);
    if (reason) return;
    setUploading(true);
    try {
      onUploaded(await uploadTo(kitchenId, file).catch((error) => orKept(error, file)));
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

async function uploadTo(kitchenId: string | null, file: File): Promise<string> {
  const { url } = await (kitchenId === null
    ? upload(picturesApi.uploadPicture, file, {})
    : upload(picturesApi.uploadKitchenPicture, file, { params: { kitchenId }, query: {} }));
  return url;
}
