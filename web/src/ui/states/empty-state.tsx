import type { ReactNode } from 'react';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

interface EmptyStateProps {
  picture: string;
  title: string;
  text: string;
  /** The suggested action. */
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <FoodPicture name={picture} className="size-20" eager />
      <p role="status" className="font-display text-heading font-semibold">
        {title}
      </p>
      <p className="max-w-sm text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
