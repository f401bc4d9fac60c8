import { offering } from '@crisper/texts/items/free-food.ts';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';

interface OfferCardProps {
  isFree: boolean;
  onOffer: (free: boolean) => void;
}

/** The owner says that anybody may take the food, or keeps it. */
export function FreeToTakeCard({ isFree, onOffer }: OfferCardProps) {
  const title = useId();
  const { heading, hint, button } = offering[isFree ? 'free' : 'kept'];
  return (
    <section
      aria-labelledby={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-6 shadow-rest"
    >
      <div className="grid gap-1">
        <h2 id={title} className="text-lg font-semibold">
          {heading}
        </h2>
        <p className="text-ink-soft">{hint}</p>
      </div>
      <Button variant="secondary" onClick={() => onOffer(!isFree)} className="grow sm:grow-0">
        {button}
      </Button>
    </section>
  );
}
