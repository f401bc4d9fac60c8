import { CookingPot } from 'lucide-react';
import { Link } from 'react-router';

/** To what can be made of food. */
export const CookLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong hover:brightness-98"
  >
    <CookingPot aria-hidden="true" className="size-5" /> {label}
  </Link>
);
