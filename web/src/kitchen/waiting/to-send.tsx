import { toSend } from '@crisper/texts/items/kitchen-food.ts';
import { Clock } from 'lucide-react';
import { useToSend } from '#kept/use-to-send.ts';

/** Said of food about which something waits to be sent. */
export function ToSend({ itemId }: { itemId: string }) {
  if (useToSend(itemId).length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Clock aria-hidden="true" className="size-4" /> {toSend}
    </span>
  );
}
