import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/hero.ts';
import { Check } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { type Slide, slides } from './slides.tsx';

const ADVANCE_MS = 4000;

/** On a phone a slide begins at the top: in the middle, it would move when a taller one below it arrives. */
function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="wrap grid h-full content-start items-center gap-x-12 gap-y-12 pt-6 pb-16 md:grid-cols-[1.1fr_1fr] md:content-stretch lg:gap-x-20 lg:pt-10">
      <div>
        <Title className="max-w-[13ch] text-display font-bold">{slide.title}</Title>
        <p className="mt-5 max-w-[34rem] text-lead text-ink-soft">{slide.subtitle}</p>
        <ul className="mt-6 grid gap-2.5">
          {slide.points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-4.5 shrink-0 text-brand" />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.dashboard} size="large" className="mt-8">
          {slide.action}
        </ButtonLink>
      </div>
      {slide.scene}
    </div>
  );
}

export function Hero() {
  return (
    <div className="pb-10 lg:pb-16">
      <Carousel
        label={texts.carousel}
        intervalMs={ADVANCE_MS}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <HeroSlide slide={slide} first={index === 0} />,
        }))}
      />
    </div>
  );
}
