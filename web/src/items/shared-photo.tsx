import * as texts from '@crisper/texts/items/shared.ts';
import { useEffect, useRef } from 'react';

const SHOWN_PX = 192;

/** Drawn, because the Content-Security-Policy allows no picture from a blob. */
export function SharedPhoto({ photo }: { photo: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async () => {
      const bitmap = await createImageBitmap(photo, { resizeWidth: SHOWN_PX, resizeQuality: 'medium' });
      const place = canvas.current;
      if (!place) return;
      place.height = bitmap.height;
      place.getContext('2d')?.drawImage(bitmap, 0, 0);
    };
    // A format that the browser does not know is refused when it is uploaded, with its reason.
    void draw().catch(() => {});
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={texts.photo}
      width={SHOWN_PX}
      height={SHOWN_PX}
      className="max-h-48 w-fit max-w-full rounded-control bg-quiet object-contain"
    />
  );
}
