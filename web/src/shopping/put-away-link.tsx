import * as paths from '@crisper/domain/paths.ts';
import type { ListId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/put-away.ts';
import { Refrigerator } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

/** Leads on, as soon as something is got. */
export const PutAwayLink = ({ kitchenId, listId }: { kitchenId: string; listId: ListId }) => (
  <ButtonLink to={`${paths.kitchenPutAway(kitchenId)}?list=${listId}`} variant="on-deep">
    <Refrigerator aria-hidden="true" className="size-5" /> {texts.heading}
  </ButtonLink>
);
