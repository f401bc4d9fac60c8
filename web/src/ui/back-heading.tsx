import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

interface BackHeadingProps {
  title: string;
  /** The page above this one, and the words of the way there. */
  to: string;
  back: string;
  /** On a desk, tabs lead there. */
  hasTabs?: boolean;
}

/** The heading of a page below another one, with the way back to that. */
export function BackHeading({ title, to, back, hasTabs = false }: BackHeadingProps) {
  return (
    <header className={`-ms-3 flex items-center gap-1 ${hasTabs ? 'lg:ms-0' : ''}`}>
      <Link
        to={to}
        className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-soft ${hasTabs ? 'lg:hidden' : ''}`}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
        <span className="sr-only">{back}</span>
      </Link>
      <h1 className="min-w-0 text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] leading-tight wrap-anywhere">
        {title}
      </h1>
    </header>
  );
}
