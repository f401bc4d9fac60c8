import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnKitchen } from './kitchen-frame.tsx';

/** The heading of a page below the kitchen's own, with the way back to it. */
export function PartHeading({ kitchen, title }: { kitchen: OwnKitchen; title: string }) {
  return (
    <header className="-ms-3 flex items-center gap-1">
      <Link
        to={paths.kitchen(kitchen.id)}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-soft"
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
        <span className="sr-only">{texts.backTo({ kitchen: kitchen.name })}</span>
      </Link>
      <h1 className="min-w-0 text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] leading-tight wrap-anywhere">
        {title}
      </h1>
    </header>
  );
}
