import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOwnKitchens } from './own-kitchens.ts';

/** The icon of the installed app has the number of *Eat first*. */
export function AppBadge() {
  const { kitchens, own } = useOwnKitchens(useLocation().pathname);
  const due = kitchens && (own?.due ?? 0);
  useEffect(() => {
    // Not every browser has it; 0 takes the number away.
    if (due !== undefined) navigator.setAppBadge?.(due).catch(() => undefined);
  }, [due]);
  return null;
}
