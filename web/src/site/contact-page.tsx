import { Mail, MessagesSquare, Phone } from 'lucide-react';
import { Accordion } from '#ui/accordion.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { contactDetails } from './contact-details.ts';
import { ContactForm } from './contact-form.tsx';
import { contactQuestions } from './contact-questions.tsx';

const options = [
  {
    icon: Mail,
    name: 'Email',
    action: contactDetails.email,
    href: `mailto:${contactDetails.email}`,
    note: 'For anything that can wait until tomorrow.',
  },
  {
    icon: Phone,
    name: 'Phone',
    action: contactDetails.phone,
    href: `tel:${contactDetails.phone.replaceAll(/[^+\d]/g, '')}`,
    note: 'For anything that cannot.',
  },
  {
    icon: MessagesSquare,
    name: 'Live Chat',
    action: contactDetails.chatHours,
    href: '#message',
    note: 'Somebody is at the desk then. Start with the message form.',
  },
];

export default function ContactPage() {
  return (
    <>
      <PageMetadata
        title="Contact"
        description="Write, call or chat: three ways to reach the people who make Crisper, and a form for ideas, questions and complaints."
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
          <ul className="grid border-t border-line">
            {options.map(({ icon: Icon, name, action, href, note }) => (
              <li
                key={name}
                className="grid grid-cols-[auto_1fr] items-start gap-x-5 border-b border-line py-6"
              >
                <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-strong">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <div className="grid gap-1">
                  <h2 className="font-text text-caption font-semibold tracking-normal text-ink-soft">
                    {name}
                  </h2>
                  <a href={href} className="font-display text-heading font-semibold hover:text-brand">
                    {action}
                  </a>
                  <p className="text-ink-soft">{note}</p>
                </div>
              </li>
            ))}
          </ul>
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
              <TextLink to="/faq">frequently asked questions</TextLink>.
            </p>
          </div>
          <Accordion group="contact" entries={contactQuestions} />
        </div>
      </section>
    </>
  );
}
