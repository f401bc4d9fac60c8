import * as texts from '@crisper/texts/consultations/booking.ts';
import { Star } from 'lucide-react';

const OUT_OF = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={texts.stars({ count: rating })} className="inline-flex gap-1">
      {OUT_OF.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-5 ${star <= Math.round(rating) ? 'fill-citrus text-citrus' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
