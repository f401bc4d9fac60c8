import * as paths from '@crisper/domain/paths.ts';
import * as profile from '@crisper/texts/accounts/profile-page.ts';
import * as parts from '@crisper/texts/accounts/profile-parts.ts';
import * as bmi from '@crisper/texts/bmi.ts';
import * as frame from '@crisper/texts/frame.ts';
import * as addFood from '@crisper/texts/items/add-food.ts';
import * as navigation from '@crisper/texts/navigation.ts';
import * as notifications from '@crisper/texts/notification.ts';
import { useLocation } from 'react-router';
import { Spinner } from '#ui/states/spinner.tsx';

/** Behind the way back of a phone. */
const below =
  'flex min-h-11 items-center ps-9 text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] leading-tight lg:ps-0';
const size = 'text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight';

/** The headings that do not depend on who looks, in their sizes. */
const headings: Record<string, [string, string]> = {
  [paths.notifications]: [notifications.heading, 'text-title'],
  [paths.me]: [frame.me, 'flex min-h-11 items-center text-xl lg:text-[2.125rem]'],
  [paths.myProfile]: [profile.heading, size],
  [paths.myReminders]: [parts.reminders, below],
  [paths.myKitchens]: [parts.kitchens, below],
  [paths.myPrivacy]: [parts.privacy, below],
  [paths.myDevices]: [parts.devices, below],
  [paths.myPrograms]: [parts.programs, below],
  [paths.myData]: [parts.data, below],
  [paths.addFoods]: [addFood.heading, size],
  [paths.bmiCalculation]: [bmi.heading, size],
};

/** In place of a page until it is known who looks. The page's own heading follows, so this one is for the eye alone. */
export function PageLoading() {
  const [heading, className] = headings[useLocation().pathname] ?? [];
  return (
    <>
      {heading && (
        <p aria-hidden="true" className={`font-display font-[650] tracking-[-0.022em] ${className}`}>
          {heading}
        </p>
      )}
      <div role="status" className="grid justify-items-center gap-4 py-24">
        <Spinner />
        <span className="text-ink-soft">{navigation.loadingUser}</span>
      </div>
    </>
  );
}
