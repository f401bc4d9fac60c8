import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { CountUp } from '#ui/count-up.tsx';
import { FoodPicture } from '#ui/food-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

interface Resource {
  format: 'PDF' | 'XLSX' | 'MP4';
  title: string;
  text: string;
  /** Where the file is. Without one the tile offers nothing to download, and a line below says why. */
  file?: string;
}

const resources: Resource[] = [
  {
    format: 'PDF',
    title: 'The shelf-life chart',
    text: 'How long 60 foods keep in the fridge, the freezer and the cupboard.',
  },
  { format: 'XLSX', title: 'The week planner', text: 'Seven dinners, sorted by what spoils first.' },
  {
    format: 'PDF',
    title: 'The leftovers guide',
    text: 'Twelve second meals that nobody recognises as leftovers.',
  },
  { format: 'MP4', title: 'Set up your fridge', text: 'Three minutes, five shelves, one drawer.' },
];

const impact = [
  { value: 5, suffix: 'K+', label: 'meals' },
  { value: 800, suffix: '+', label: 'families' },
  { value: 12, suffix: 'K kg', label: 'CO₂' },
  { value: 25, suffix: '+', label: 'countries' },
];

function Tile({ resource: { format, title, text, file } }: { resource: Resource }) {
  return (
    <li className="relative flex flex-col rounded-card rounded-tr-[2.5rem] border border-line bg-canvas p-5 sm:p-6">
      <span className="text-caption font-bold tracking-wide text-brand">{format}</span>
      <h3 className="mt-5 font-text text-lg leading-snug font-semibold tracking-normal">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      {file && (
        <a
          href={file}
          download
          className="mt-4 inline-flex items-center gap-2 font-semibold text-brand after:absolute after:inset-0"
        >
          <Download aria-hidden="true" className="size-4" /> Download<span className="sr-only"> {title}</span>
        </a>
      )}
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
            text="Things to hang on the fridge, whether or not you use Crisper."
          />
          <ul className="mt-8 grid gap-4 sm:grid-cols-2">
            {resources.map((resource) => (
              <Tile key={resource.title} resource={resource} />
            ))}
          </ul>
          {resources.some(({ file }) => !file) && (
            <p className="mt-6 text-ink-soft">
              We are still making these. Until they are ready to download,{' '}
              <Link to="/blog" className="font-semibold text-brand underline underline-offset-4">
                the articles
              </Link>{' '}
              cover the same ground.
            </p>
          )}
        </div>
        <div className="self-center">
          <FoodPicture name="globe" className="-ml-3 size-36" />
          <p className="mt-6 max-w-md text-lead text-on-deep-soft">
            What did not end up in the bin, because someone looked in time:
          </p>
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
