import { pictureAddress } from '@crisper/domain/pictures/picture-address.ts';

interface FoodPictureProps {
  /** A file in `/pictures/`, without its ending. */
  name: string;
  className?: string;
  /** Set it when the picture is in view as the page opens. */
  eager?: boolean;
  /** Empty where the picture only decorates what the text says. */
  alt?: string;
}

export function FoodPicture({ name, className = 'size-16', eager = false, alt = '' }: FoodPictureProps) {
  return (
    <img
      src={pictureAddress(name)}
      alt={alt}
      width="256"
      height="256"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable="false"
      className={className}
    />
  );
}
