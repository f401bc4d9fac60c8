import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/contact/page.ts';
import { Accordion } from '#ui/accordion.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactOptions } from './contact-options.tsx';
import { contactQuestions } from './contact-questions.tsx';

export default function ContactPage() {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <div className="wrap grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-10">
          <header className="grid gap-5">
            <h1 className="text-display">{texts.heading}</h1>
            <p className="max-w-md text-lead text-ink-soft">{texts.introduction}</p>
          </header>
          <ContactOptions />
        </div>
        <div id="message" className="self-start">
          <ContactForm />
        </div>
      </div>
      <section aria-labelledby="before-you-write" className="border-t border-line bg-sunken">
        <div className="wrap grid gap-8 py-16 md:py-20 lg:grid-cols-[5fr_6fr] lg:gap-16">
          <div className="grid content-start gap-4">
            <h2 id="before-you-write" className="text-title">
              {texts.questionsHeading}
            </h2>
            <p className="max-w-sm text-ink-soft">
              {sentence(texts.questionsLead({ faq: linkTo(paths.faq) }))}
            </p>
          </div>
          <Accordion group="contact" entries={contactQuestions} />
        </div>
      </section>
    </>
  );
}
