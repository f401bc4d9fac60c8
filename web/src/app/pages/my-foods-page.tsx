import { may } from '@crisper/domain/kitchens/policy.ts';
import { MyFoodsPage } from '#fridge/my-foods/my-foods-page.tsx';
import { FoodsLoading } from '#fridge/my-foods/my-foods-states.tsx';
import { useSubject } from '#kitchens/use-subject.ts';
import { ReminderAsk } from './reminder-ask.tsx';
import { SwitchOnTop } from './switch-on-top.tsx';

/** What the person has in the public fridge, and from the first kitchen on in the chosen one. */
export default function MyFoodsWithKitchens() {
  const chosen = useSubject({ canShowAll: false, isShown: ({ role }) => may('add-food', role) });
  const { subject, isAwaited, kitchens } = chosen;
  const [kitchen = null] = subject.kitchens;
  return (
    <SwitchOnTop {...chosen} canShowAll={false} canShowEveryones={false}>
      <ReminderAsk />
      {isAwaited ? <FoodsLoading /> : <MyFoodsPage kitchen={kitchen} kitchens={kitchens} />}
    </SwitchOnTop>
  );
}
