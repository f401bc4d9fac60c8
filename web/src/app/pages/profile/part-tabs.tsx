import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile-parts.ts';
import { NavLink } from 'react-router';
import { PARTS } from './parts.ts';

const tabs = [{ to: paths.myProfile, title: texts.you }, ...Object.values(PARTS)];

/** On a desk, the parts of the profile stand above each of them. */
export function PartTabs() {
  return (
    <nav aria-label={texts.parts} className="border-b border-line max-lg:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ to, title }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex min-h-11 items-center border-b-2 border-transparent px-3.5 font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
