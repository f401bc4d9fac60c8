import type { ReactNode } from 'react';

/** The heading of a working page: its title, a line about it, and its actions. */
export function PageHeading({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight">{title}</h1>
        {children && <p className="mt-1 text-ink-soft">{children}</p>}
      </div>
      {actions}
    </header>
  );
}
