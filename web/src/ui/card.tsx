import type { ComponentProps } from 'react';

/** A raised surface. `as` says what it is: an article in a list, a section of a page. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: { as?: 'div' | 'article' | 'section' | 'li' } & ComponentProps<'div'>) {
  return (
    <Tag
      className={`rounded-card border border-line bg-surface p-6 shadow-rest ${className}`}
      {...(rest as object)}
    />
  );
}
