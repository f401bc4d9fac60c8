import * as paths from '@crisper/domain/paths.ts';
import type { ListId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/put-away.ts';
import { Refrigerator } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

interface PutAwayLinkProps {
  kitchenId: string;
  listId: ListId;
  variant: 'primary' | 'on-deep';
  /** How much is got, where nothing else says it. */
  count?: number;
  className?: string;
}

/** Leads on, as soon as something is got. */
export const PutAwayLink = ({ kitchenId, listId, variant, count, className = '' }: PutAwayLinkProps) => (
  <ButtonLink
    to={`${paths.kitchenPutAway(kitchenId)}?list=${listId}`}
    variant={variant}
    className={`max-w-full whitespace-normal! ${className}`}
  >
    <Refrigerator aria-hidden="true" className="size-5" />{' '}
    {count === undefined ? texts.heading : texts.putAwayGot({ count })}
  </ButtonLink>
);
