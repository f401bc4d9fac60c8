import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/faq.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { faqQuestions } from './faq-questions.tsx';

export default function FaqPage() {
  return (
    <div className="wrap grid gap-10 py-14 md:py-20 lg:grid-cols-[minmax(0,22rem)_1fr] lg:gap-20">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <header className="grid content-start justify-items-start gap-5 lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-title">{texts.heading}</h1>
        <p className="text-lead text-ink-soft">{texts.introduction}</p>
        <ButtonLink to={paths.contact} variant="secondary">
          {texts.askUs}
        </ButtonLink>
        <div className="mt-4 hidden w-full items-end justify-center gap-1 rounded-scene bg-brand-soft px-6 pt-10 lg:flex">
          <FoodPicture name="tomato" className="w-22" />
          <FoodPicture name="leafy-greens" className="w-30" />
          <FoodPicture name="cheese" className="w-22" />
        </div>
      </header>
      <Accordion group="faq" entries={faqQuestions} />
    </div>
  );
}
