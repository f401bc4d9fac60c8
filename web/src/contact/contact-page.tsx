import { paths } from '@crisper/domain/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactOptions } from './contact-options.tsx';
import { contactQuestions } from './contact-questions.tsx';

export default function ContactPage() {
  return (
    <>
      <PageMetadata
        title="Contact"
        description="Write, call or chat: three ways to reach the people behind Crisper, and a form for ideas, questions and complaints."
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-10">
          <header className="grid gap-5">
            <h1 className="text-display">Talk to a person</h1>
            <p className="max-w-md text-lead text-ink-soft">
              Ideas, questions, a bug that ate your butter: whoever reads your message is someone who can do
              something about it.
            </p>
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
              Before you write
            </h2>
            <p className="max-w-sm text-ink-soft">
              Three answers that may save you the trouble. Ten more are among the{' '}
              <TextLink to={paths.faq}>frequently asked questions</TextLink>.
            </p>
          </div>
          <Accordion group="contact" entries={contactQuestions} />
        </div>
      </section>
    </>
  );
}
