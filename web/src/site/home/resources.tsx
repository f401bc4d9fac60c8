import { Download } from 'lucide-react';
import { CountUp } from '#ui/motion/count-up.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const resources = [
  {
    format: 'PDF',
    title: 'The storage guide',
    text: 'How long 70 foods keep in the fridge, the freezer and the cupboard. Two pages to hang up.',
    file: '/downloads/crisper-storage-guide.pdf',
  },
  {
    format: 'XLSX',
    title: 'The expiry tracker',
    text: 'A workbook that colours what to eat soon, for those who like their kitchen in cells.',
    file: '/downloads/crisper-expiry-tracker.xlsx',
  },
  {
    format: 'PDF',
    title: 'The meal planner',
    text: 'One sheet a week: what spoils first, what to cook when, what to buy.',
    file: '/downloads/crisper-meal-planner.pdf',
  },
  {
    format: 'MP4',
    title: 'The walkthrough',
    text: 'Crisper in half a minute, without a word spoken.',
    file: '/downloads/crisper-walkthrough.mp4',
  },
];

const impact = [
  { value: 5, suffix: 'K+', label: 'meals' },
  { value: 800, suffix: '+', label: 'families' },
  { value: 12, suffix: 'K kg', label: 'CO₂' },
  { value: 25, suffix: '+', label: 'countries' },
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
        <Download aria-hidden="true" className="size-4" /> Download<span className="sr-only"> {title}</span>
      </a>
    </li>
  );
}

export function Resources() {
  return (
    <section className="bg-deep py-20 text-on-deep lg:py-28">
      <div className="wrap grid gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div className="rounded-scene bg-surface p-7 text-ink shadow-lift sm:p-10">
          <SectionHeading
            title="Resources and impact"
            text="Things to print, fill in and watch, whether or not you use Crisper."
          />
          <ul className="mt-8 grid gap-4 sm:grid-cols-2">
            {resources.map((resource) => (
              <Tile key={resource.title} {...resource} />
            ))}
          </ul>
        </div>
        <div className="self-center">
          <FoodPicture name="globe" className="-ml-3 size-36" />
          <p className="mt-6 max-w-md text-lead text-on-deep-soft">What looking in time adds up to:</p>
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
