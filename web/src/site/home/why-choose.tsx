import * as texts from '@crisper/texts/site/home.ts';
import type { ReactNode } from 'react';
import { CountUp } from '#ui/motion/count-up.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { DateTag } from './date-tag.tsx';
import { FoodShelf, type Shelved } from './food-shelf.tsx';

const stats = [
  { suffix: texts.satisfactionSuffix, label: texts.satisfactionLabel, value: 95 },
  { suffix: texts.wasteReductionSuffix, label: texts.wasteReductionLabel, value: 40 },
  { suffix: texts.timeSavedSuffix, label: texts.timeSavedLabel, value: 3.2, decimals: 1 },
  {
    prefix: texts.savingsPrefix,
    suffix: texts.savingsSuffix,
    label: texts.savingsLabel,
    value: 1.2,
    decimals: 1,
  },
];

const onTheShelf: Shelved[] = [
  { picture: 'jar', daysLeft: 21, tone: 'fresh' },
  { picture: 'kiwi', daysLeft: 1, tone: 'soon' },
  { picture: 'cheese', daysLeft: 11, tone: 'fresh' },
  { picture: 'bread', daysLeft: 4, tone: 'soon' },
];

const sharerTones = [
  'bg-brand text-on-brand',
  'bg-citrus text-on-citrus',
  'bg-info text-surface',
  'bg-fresh text-surface',
];

interface BenefitProps {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}

function Benefit({ title, text, className, children }: BenefitProps) {
  return (
    <article
      className={`relative flex flex-col justify-between overflow-hidden rounded-card border border-line bg-surface shadow-rest ${className}`}
    >
      <div className="max-w-md px-7 pt-7 sm:px-9 sm:pt-9">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      {children}
    </article>
  );
}

function StatsBand() {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card bg-deep-line lg:grid-cols-4">
      {stats.map(({ label, ...number }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-deep px-6 py-8 text-on-deep sm:px-9 sm:py-10"
        >
          <dt className="mt-1 text-on-deep-soft">{label}</dt>
          <dd className="font-display text-[clamp(2.5rem,5vw,4rem)] leading-none font-bold tracking-tight">
            <CountUp {...number} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function WhyChoose() {
  return (
    <section className="bg-sunken py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading title={texts.whyHeading} text={texts.whyText} />
        <div className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-12">
          <Benefit title={texts.seeThrough} text={texts.seeThroughText} className="lg:col-span-7">
            <div aria-hidden="true" className="mt-6">
              <FoodShelf foods={onTheShelf} />
            </div>
          </Benefit>
          <Benefit title={texts.clearDates} text={texts.clearDatesText} className="lg:col-span-5">
            <div
              aria-hidden="true"
              className="mt-8 mb-9 grid grid-cols-[auto_1fr] items-center gap-3 px-7 sm:px-9"
            >
              <DateTag tone="fresh">{texts.freshTag}</DateTag>
              <span className="h-2.5 w-full rounded-full bg-fresh" />
              <DateTag tone="soon">{texts.soonTag}</DateTag>
              <span className="h-2.5 w-1/4 rounded-full bg-citrus" />
              <DateTag tone="expired">{texts.expiredTag}</DateTag>
              <span className="size-2.5 rounded-full bg-expired" />
            </div>
          </Benefit>
          <Benefit title={texts.shared} text={texts.sharedText} className="lg:col-span-5">
            <div aria-hidden="true" className="mt-7 mb-9 flex -space-x-3 px-7 sm:px-9">
              {texts.sharerInitials.map((initial, index) => (
                <span
                  key={initial}
                  className={`grid size-14 place-items-center rounded-full border-4 border-surface text-lg font-semibold ${sharerTones[index]}`}
                >
                  {initial}
                </span>
              ))}
            </div>
          </Benefit>
          <Benefit title={texts.betterFood} text={texts.betterFoodText} className="lg:col-span-7">
            <FoodPicture
              name="salad"
              className="-mt-2 -mb-10 ml-auto w-40 sm:mr-4 sm:w-48 lg:absolute lg:-right-2 lg:-bottom-6 lg:m-0 lg:w-56"
            />
          </Benefit>
        </div>
        <StatsBand />
      </div>
    </section>
  );
}
