import { paths } from '@crisper/domain/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const principles = [
  {
    name: 'Useful before clever',
    text: 'A date, a countdown and a nudge at the right moment save more food than any gadget. We build the plain thing first and make it work on the phone in your wet hand.',
  },
  {
    name: 'No guilt',
    text: 'Everyone throws something away. Crisper shows what can still be saved tonight, and counts what could not without a word of blame.',
  },
  {
    name: 'Shared by default, private where it matters',
    text: 'A kitchen works when everybody can see the shelf, so what you add is open to all, visitors included. Your notes are yours alone, and we do not sell what we know to anyone.',
  },
];

export default function AboutPage() {
  return (
    <>
      <PageMetadata
        title="About us"
        description="Why we started Crisper in 2025, what we want it to change, and the three principles we build by."
      />
      <header className="wrap grid items-end gap-8 pt-14 pb-14 md:pt-24 md:pb-20 lg:grid-cols-[3fr_2fr]">
        <h1 className="text-display">It began with a bag of spinach nobody remembered buying</h1>
        <p className="text-lead text-ink-soft">
          Crisper is a small tool with one stubborn idea: most wasted food was perfectly good the day somebody
          forgot about it.
        </p>
      </header>

      <section aria-labelledby="mission" className="bg-deep text-on-deep">
        <div className="wrap grid gap-8 py-16 md:py-24 lg:grid-cols-[minmax(8rem,1fr)_4fr]">
          <h2 id="mission" className="text-heading text-mint">
            Our Mission
          </h2>
          <div className="grid max-w-4xl gap-8">
            <p className="font-display text-title font-semibold tracking-tight text-balance">
              To help people save food, time and the planet, one fridge at a time.
            </p>
            <p className="max-w-2xl text-lead text-on-deep-soft">
              Homes throw away more food than shops and restaurants together. Nobody means to. It slides
              behind the milk, its date passes on a busy Wednesday, and the water, the fuel and the work that
              went into it go out with the bin bag. We want the date to find you before that happens.
            </p>
          </div>
        </div>
      </section>

      <section
        aria-labelledby="story"
        className="wrap grid gap-10 py-16 md:grid-cols-[2fr_3fr] md:py-24 lg:gap-20"
      >
        <figure className="grid content-start gap-4 md:sticky md:top-28 md:self-start">
          <img
            src="/fridge-door.svg"
            alt=""
            width={560}
            height={640}
            loading="lazy"
            className="w-full rounded-scene"
          />
          <figcaption className="text-caption text-ink-soft">
            The first version: paper, a magnet, and a pen that was meant to stay.
          </figcaption>
        </figure>
        <div className="grid max-w-2xl content-start gap-5">
          <h2 id="story" className="text-title">
            Our Story
          </h2>
          <p className="text-lead">
            We started in <strong className="text-brand">2025</strong>, in a flat where four people shared one
            fridge and nobody shared a list.
          </p>
          <p>
            One Sunday we emptied it onto the kitchen table. Three open jars of the same pesto. Two bags of
            spinach, one of them liquid. A block of cheese that had been bought, loved and lost. We added it
            up on the back of a receipt, and the sum was a weekend away.
          </p>
          <p>
            The first Crisper was a sheet of paper on the fridge door, with a column for the date. It worked
            for nine days, until the pen went missing. So we put the paper where the pen could not go missing,
            and gave it a bell.
          </p>
          <p>
            It has grown since then, into an app for any household or shared kitchen, with a dashboard,
            notifications and a journal of what we learned about keeping food. The column for the date is
            still the heart of it.
          </p>
        </div>
      </section>

      <section aria-labelledby="principles" className="border-t border-line bg-sunken">
        <div className="wrap grid gap-10 py-16 md:py-24">
          <h2 id="principles" className="text-title">
            Our Principles
          </h2>
          <ol className="grid">
            {principles.map(({ name, text }, index) => (
              <li
                key={name}
                className="grid gap-x-10 gap-y-3 border-t border-line-strong py-8 md:grid-cols-[5rem_2fr_3fr] md:py-10"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-title leading-none font-semibold text-brand"
                >
                  {index + 1}
                </span>
                <h3 className="text-heading">{name}</h3>
                <p className="max-w-xl text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="join" className="wrap py-16 md:py-24">
        <div className="relative grid justify-items-start gap-6 overflow-hidden rounded-scene bg-brand-soft p-8 md:p-14 lg:p-20">
          <h2 id="join" className="max-w-2xl text-title">
            Start with the one thing in your fridge you are least sure about
          </h2>
          <p className="max-w-xl text-lead text-ink-soft">
            Add it now. That is the whole commitment; the rest tends to follow.
          </p>
          <ButtonLink to={paths.addFoods} size="large">
            Join the Movement
          </ButtonLink>
          <FoodPicture
            name="leafy-greens"
            className="absolute -right-8 -bottom-14 hidden w-80 rotate-12 lg:block"
          />
        </div>
      </section>
    </>
  );
}
