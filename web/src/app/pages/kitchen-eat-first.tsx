import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { EatFirstRows } from '#kitchen/acting/eat-first-rows.tsx';
import { useSession } from '#session/use-session.ts';
import { useActingKitchens } from './acting-kitchens.ts';

/** Fetched by people who have a kitchen. */
export default function KitchenEatFirst({ kitchens }: { kitchens: readonly KitchenCard[] }) {
  const { user } = useSession();
  const acting = useActingKitchens(kitchens);
  return user && <EatFirstRows kitchens={acting} self={user.uid} />;
}
