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
  <div className="mx-auto flex min-h-15 w-full max-w-md items-center justify-between gap-4 rounded-card bg-deep py-2 ps-5 pe-2 text-on-deep shadow-lift">
    <p role="status" className="grid leading-tight tabular-nums">
      <span className="font-semibold">{texts.gotOf({ got, all })}</span>
      <span className="text-caption text-on-deep/80">{children && texts.areGuessed}</span>
    </p>
    {children}
  </div>
);
