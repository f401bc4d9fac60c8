import { lazy, type ReactNode, Suspense } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { choiceOf } from '#kitchens/subject.ts';
import type { useSubject } from '#kitchens/use-subject.ts';

/** Only people who have a kitchen fetch it. */
const KitchenSwitch = lazy(() => fetchCode(() => import('#kitchens/kitchen-switch.tsx')));

type SwitchOnTopProps = ReturnType<typeof useSubject> & {
  canShowAll?: boolean;
  canShowEveryones?: boolean;
  children: ReactNode;
};

/** A page of the dashboard, from the first kitchen on with the switch that says what it speaks of. */
export function SwitchOnTop(props: SwitchOnTopProps) {
  const { subject, isAwaited, kitchens, choose, canShowAll = true, canShowEveryones = true } = props;
  const room = <div className="h-12" />;
  return (
    <>
      {isAwaited && room}
      {kitchens.length > 0 && (
        <Suspense fallback={room}>
          <KitchenSwitch
            {...{ kitchens, canShowAll, canShowEveryones }}
            value={choiceOf(canShowEveryones ? subject : { ...subject, whose: 'everyone' })}
            onChange={choose}
          />
        </Suspense>
      )}
      {props.children}
    </>
  );
}
