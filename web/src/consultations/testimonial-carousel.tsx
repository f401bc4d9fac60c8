import * as texts from '@crisper/texts/consultations/booking.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { sentence } from '#ui/sentence.ts';
import { testimonials } from './people.ts';
import { Stars } from './stars.tsx';

const ADVANCE_MS = 5000;

export function TestimonialCarousel() {
  return (
    <Carousel
      label={texts.testimonials}
      intervalMs={ADVANCE_MS}
      slides={testimonials.map(({ quote, author, role, rating }) => ({
        id: author,
        content: (
          <figure className="mx-auto grid h-full max-w-3xl content-center justify-items-center gap-6 px-2 text-center">
            <Stars rating={rating} />
            <blockquote className="font-display text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)] leading-snug font-medium tracking-tight text-balance">
              {quote}
            </blockquote>
            <figcaption className="text-ink-soft">
              {sentence(
                texts.attribution({
                  author: <span className="font-semibold text-ink">{author}</span>,
                  role,
                }),
              )}
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
