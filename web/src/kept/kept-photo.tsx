import type { ReactNode } from 'react';
import { usePhoto } from './use-photo.ts';

interface KeptPhotoProps {
  url: string;
  alt: string;
  className: string;
  /** In its place, where there is no such photo. */
  missing: ReactNode;
  /** Beside the photo. */
  children: ReactNode;
}

/** A photo that waits to be uploaded. */
export default function KeptPhoto({ url, alt, className, missing, children }: KeptPhotoProps) {
  const photo = usePhoto(url);
  if (!photo) return missing;
  return (
    <>
      <img src={photo} alt={alt} width="224" height="224" className={className} />
      {children}
    </>
  );
}
