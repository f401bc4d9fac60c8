import * as texts from '@crisper/texts/consultations/booking.ts';
import { specialistName } from '@crisper/texts/specialist.ts';
import { Star } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { groupedNumber } from '#ui/numbers/grouped-number.ts';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { specialists } from './people.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';
import { useBooking } from './use-booking.ts';

export function Consultations() {
  const { busy, book } = useBooking();
  return (
    <section id="consultations" className="bg-sunken py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading title={texts.heading} text={texts.introduction} />
        <div className="mt-12 grid gap-6 lg:grid-cols-2">
          {specialists.map((person) => (
            <article
              key={person.id}
              className="grid overflow-hidden rounded-card border border-line bg-surface shadow-rest sm:grid-cols-[12rem_1fr]"
            >
              <div className="grid place-items-end justify-items-center bg-linear-to-b from-frost to-frost-deep pt-6">
                <FoodPicture name={person.picture} className="-mb-3 size-44 sm:size-48" />
              </div>
              <div className="grid content-start justify-items-start gap-2 p-7">
                <h3 className="text-heading">{specialistName(person.id)}</h3>
                <p className="font-medium text-brand">{person.specialty}</p>
                <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
                  <span>{texts.experience({ years: person.experienceYears })}</span>
                  <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
                    <Star aria-hidden="true" className="size-4 fill-citrus text-citrus" />{' '}
                    {sentence(texts.rating({ stars: groupedNumber(person.rating, 1), unseen }))}
                  </span>
                </p>
                <p className="mt-1 text-ink-soft">{person.bio}</p>
                <Button variant="secondary" className="mt-4" onClick={() => book(person.id)} disabled={busy}>
                  {sentence(texts.book({ name: specialistName(person.id), unseen }))}
                </Button>
              </div>
            </article>
          ))}
        </div>
        <div className="mt-20">
          <TestimonialCarousel />
        </div>
        <div className="mt-12 text-center">
          <Button size="large" onClick={() => book(null)} disabled={busy}>
            {texts.bookAny}
          </Button>
        </div>
      </div>
    </section>
  );
}
