import type { ComponentProps } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import { usePhoto } from '#kept/use-photo.ts';

/** The item's picture, also a photo that waits to be uploaded. */
export function KeptPicture(props: ComponentProps<typeof ItemPicture>) {
  const photo = usePhoto(props.item.image);
  return photo ? (
    <img src={photo} alt="" className={`object-cover ${props.className ?? ''}`} />
  ) : (
    <ItemPicture {...props} />
  );
}
