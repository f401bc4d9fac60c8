import { categoryPicture } from '@crisper/domain/foods/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { isBuiltIn } from '@crisper/domain/pictures/picture-address.ts';
import { isShowableUrl } from '@crisper/domain/pictures/picture-url.ts';
import { useState } from 'react';

interface ItemPictureProps {
  item: Pick<Item, 'image' | 'category'>;
  /** In view when the page opens, so it should not wait. */
  eager?: boolean;
  className?: string;
}

/** Built-in pictures have no background, so they stand on the shelf; photographs fill the frame. */
const standing = 'object-contain p-[14%] drop-shadow-md';
const filling = 'object-cover';

/** The item's picture, or that of its category when it is missing or broken. */
export function ItemPicture({ item, eager = false, className = '' }: ItemPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const fallback = categoryPicture(item.category);
  const image = item.image && isShowableUrl(item.image) && item.image !== broken ? item.image : fallback;
  return (
    <img
      key={image}
      src={image}
      alt=""
      width="256"
      height="256"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable="false"
      referrerPolicy="no-referrer"
      onError={() => setBroken(image)}
      className={`${isBuiltIn(image) ? standing : filling} ${className}`}
    />
  );
}
