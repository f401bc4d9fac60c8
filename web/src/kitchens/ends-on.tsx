import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/ending.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { OwnKitchen } from './kitchen-frame.tsx';
import { longDay } from './long-day.ts';

/** When the kitchen ends, and the way to take that back; fetched where one ends. */
export function EndsOn({ kitchen, endsAt }: { kitchen: OwnKitchen; endsAt: string }) {
  return (
    <p className="rounded-card bg-soon-soft px-4 py-3 text-soon">
      {texts.endsOn({ date: longDay(endsAt, kitchen) })}{' '}
      {may('end-kitchen', kitchen.role) && (
        <TextLink to={paths.kitchenSettings(kitchen.id)}>{texts.takeItBack}</TextLink>
      )}
    </p>
  );
}
