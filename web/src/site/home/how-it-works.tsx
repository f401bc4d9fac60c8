import { paths } from '@crisper/domain/paths.ts';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Explanation } from './explanation.tsx';
import { Planned } from './planned.tsx';

const steps = [
  {
    picture: 'receipt',
    title: 'Scan',
    text: 'Hold the receipt in front of the camera and the shelf fills itself. Until that is ready, type “milk”, take the picture and the category we suggest, and choose a date.',
    planned: true,
  },
  {
    picture: 'milk',
    title: 'Real-time tracking',
    text: 'Every item counts down on its own, and what others put in shows up while you look. Your overview lists what to eat first.',
    planned: false,
  },
  {
    picture: 'bell',
    title: 'Alerts',
    text: 'From five days before the date, the bell tells you. Early enough to plan, late enough to matter.',
    planned: false,
  },
  {
    picture: 'chart',
    title: 'Insights',
    text: 'Your dashboard compares this week with the last one, and a weekly report comes by mail if you like. Wasting less saves a family up to $1,200 a year.',
    withoutMail:
      'Your dashboard compares this week with the last one. This Crisper mails no weekly reports. Wasting less saves a family up to $1,200 a year.',
    planned: false,
  },
];

export function HowItWorks() {
  return (
    <section className="py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading
          title="How it works"
          text="Four steps. The first one is yours, the others happen by themselves."
        />
        <ol className="mt-14 grid gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ picture, title, text, withoutMail, planned }, index) => (
            <li key={title} className="grid grid-rows-[auto_auto_1fr]">
              <FoodPicture name={picture} className="relative z-1 -mb-2.5 ml-2 size-28 lg:size-32" />
              <div className="flex h-9 items-center border-y border-glass-line bg-linear-to-b from-frost to-frost-deep pl-4 text-sm font-bold text-brand-strong">
                {index + 1}
              </div>
              <div className="pt-5 pr-6 pl-4">
                <h3 className="flex flex-wrap items-center gap-2 text-heading">
                  {title} {planned && <Planned />}
                </h3>
                <div className="mt-2">
                  <Explanation text={text} withoutMail={withoutMail} />
                </div>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.dashboard} className="mt-12">
          Start with one item <ArrowRight aria-hidden="true" className="size-4.5" />
        </ButtonLink>
      </div>
    </section>
  );
}
