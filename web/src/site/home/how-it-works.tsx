import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/home.ts';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Explanation } from './explanation.tsx';

interface Step {
  title: string;
  text: string;
  withoutMail?: string;
  picture: string;
}

const steps: Step[] = [
  { title: texts.scanTitle, text: texts.scanText, picture: 'receipt' },
  { title: texts.trackingTitle, text: texts.trackingText, picture: 'milk' },
  { title: texts.alertsTitle, text: texts.alertsText, picture: 'bell' },
  {
    title: texts.insightsTitle,
    text: texts.insightsText,
    withoutMail: texts.insightsWithoutMail,
    picture: 'chart',
  },
];

export function HowItWorks() {
  return (
    <section className="py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading title={texts.howHeading} text={texts.howText} />
        <ol className="mt-14 grid gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ picture, title, text, withoutMail }, index) => (
            <li key={title} className="grid grid-rows-[auto_auto_1fr]">
              <FoodPicture name={picture} className="relative z-1 -mb-2.5 ml-2 size-28 lg:size-32" />
              <div className="flex h-9 items-center border-y border-glass-line bg-linear-to-b from-frost to-frost-deep pl-4 text-sm font-bold text-brand-strong">
                {index + 1}
              </div>
              <div className="pt-5 pr-6 pl-4">
                <h3 className="text-heading">{title}</h3>
                <div className="mt-2">
                  <Explanation text={text} withoutMail={withoutMail} />
                </div>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.dashboard} className="mt-12">
          {texts.start} <ArrowRight aria-hidden="true" className="size-4.5" />
        </ButtonLink>
      </div>
    </section>
  );
}
