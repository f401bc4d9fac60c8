import * as texts from '@crisper/texts/site/home.ts';
import { Download } from 'lucide-react';
import { CountUp } from '#ui/motion/count-up.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { sentence, unseen } from '#ui/sentence.ts';

const resources = [
  {
    title: texts.storageGuideTitle,
    text: texts.storageGuideText,
    format: 'PDF',
    file: '/downloads/crisper-storage-guide.pdf',
  },
  {
    title: texts.expiryTrackerTitle,
    text: texts.expiryTrackerText,
    format: 'XLSX',
    file: '/downloads/crisper-expiry-tracker.xlsx',
  },
  {
    title: texts.mealPlannerTitle,
    text: texts.mealPlannerText,
    format: 'PDF',
    file: '/downloads/crisper-meal-planner.pdf',
  },
  {
    title: texts.walkthroughTitle,
    text: texts.walkthroughText,
    format: 'MP4',
    file: '/downloads/crisper-walkthrough.mp4',
  },
];

const impact = [
  { suffix: texts.mealsSuffix, label: texts.mealsLabel, value: 5 },
  { suffix: texts.familiesSuffix, label: texts.familiesLabel, value: 800 },
  { suffix: texts.carbonDioxideSuffix, label: texts.carbonDioxideLabel, value: 12 },
  { suffix: texts.countriesSuffix, label: texts.countriesLabel, value: 25 },
];

function Tile({ format, title, text, file }: (typeof resources)[number]) {
  return (
    <li className="relative flex flex-col rounded-card rounded-tr-[2.5rem] border border-line bg-canvas p-5 sm:p-6">
      <span className="text-caption font-bold tracking-wide text-brand">{format}</span>
      <h3 className="mt-5 font-text text-lg leading-snug font-semibold tracking-normal">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <a
        href={file}
        download
        className="mt-auto inline-flex items-center gap-2 pt-4 font-semibold text-brand after:absolute after:inset-0"
      >
        <Download aria-hidden="true" className="size-4" /> {sentence(texts.download({ title, unseen }))}
      </a>
    </li>
  );
}

export function Resources() {
  return (
    <section className="bg-deep py-20 text-on-deep lg:py-28">
      <div className="wrap grid gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div className="rounded-scene bg-surface p-7 text-ink shadow-lift sm:p-10">
          <SectionHeading title={texts.resourcesHeading} text={texts.resourcesText} />
          <ul className="mt-8 grid gap-4 sm:grid-cols-2">
            {resources.map((resource) => (
              <Tile key={resource.title} {...resource} />
            ))}
          </ul>
        </div>
        <div className="self-center">
          <FoodPicture name="globe" className="-ml-3 size-36" />
          <p className="mt-6 max-w-md text-lead text-on-deep-soft">{texts.impactText}</p>
          <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-10">
            {impact.map(({ label, ...number }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-deep-line pt-4">
                <dt className="mt-1 text-on-deep-soft">{label}</dt>
                <dd className="font-display text-[clamp(2.5rem,5vw,3.75rem)] leading-none font-bold tracking-tight text-mint">
                  <CountUp {...number} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
