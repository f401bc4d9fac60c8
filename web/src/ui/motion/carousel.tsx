import * as texts from '@crisper/texts/ui.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { scrollBehavior } from './motion.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useCurrentSlide } from './use-current-slide.ts';

interface CarouselProps {
  label: string;
  intervalMs: number;
  slides: { id: string; content: ReactNode }[];
}

const arrow =
  'grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-rest transition hover:border-brand hover:text-brand';

/** Slides in a row that snaps, so fingers, the keyboard and a browser without JavaScript can move it too. */
export function Carousel({ label, intervalMs, slides }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(track);

  const goTo = (index: number) => {
    const row = track.current;
    const target = (index + slides.length) % slides.length;
    row?.scrollTo({ left: target * row.clientWidth, behavior: scrollBehavior() });
  };
  const auto = useAutoAdvance(track, intervalMs, () => goTo(current + 1));

  return (
    <section aria-roledescription={texts.carousel} aria-label={label} {...auto.pauseProps}>
      <ul
        ref={track}
        // Scrollable content has to be reachable by keyboard.
        tabIndex={0}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            aria-roledescription={texts.slide}
            aria-label={texts.slideOf({ number: index + 1, count: slides.length })}
            className="w-full shrink-0 snap-center snap-always"
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-center gap-4 noscript:hidden">
        <button type="button" className={`${arrow} max-sm:hidden`} onClick={() => goTo(current - 1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.previousSlide}</span>
        </button>
        <div className="flex items-center">
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={texts.goToSlide({ number: index + 1 })}
              aria-current={index === current}
              onClick={() => goTo(index)}
              className="group grid h-11 min-w-7 place-items-center"
            >
              <span className="block h-2.5 w-2.5 rounded-full bg-line-strong transition-all group-hover:bg-brand group-aria-[current=true]:w-7 group-aria-[current=true]:bg-brand" />
            </button>
          ))}
        </div>
        <button type="button" className={`${arrow} max-sm:hidden`} onClick={() => goTo(current + 1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.nextSlide}</span>
        </button>
        <button
          type="button"
          onClick={auto.toggle}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-brand motion-reduce:hidden"
        >
          {auto.stopped ? (
            <Play aria-hidden="true" className="size-4.5" />
          ) : (
            <Pause aria-hidden="true" className="size-4.5" />
          )}
          <span className="sr-only">{auto.stopped ? texts.startMoving : texts.stopMoving}</span>
        </button>
      </div>
    </section>
  );
}
