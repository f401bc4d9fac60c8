import * as texts from '@crisper/texts/shopping/shopping.ts';
import type { ReactNode } from 'react';

interface GotBarProps {
  got: number;
  all: number;
  /** What can be done with what is got. */
  children?: ReactNode;
}

/** As soon as something is ticked: how far the shopping has come. */
export const GotBar = ({ got, all, children }: GotBarProps) => (
  <div className="mx-auto flex min-h-15 w-full max-w-md flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-deep py-2 ps-5 pe-2 text-on-deep shadow-lift">
    <p role="status" className="grid min-w-0 leading-tight tabular-nums">
      <span className="font-semibold">{texts.gotOf({ got, all })}</span>
      <span className="text-caption text-on-deep/80">{children && texts.areGuessed}</span>
    </p>
    {children}
  </div>
);
