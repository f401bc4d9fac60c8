import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import * as texts from '@crisper/texts/site/privacy.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { MailLink } from '#ui/text-link.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { useDateInWords } from './use-date-in-words.ts';

export default function PrivacyPage() {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <LegalPage
        title={texts.heading}
        lead={texts.lead}
        aside={texts.lastUpdated({ date: useDateInWords() ?? texts.today })}
        sections={privacySections}
        contact={{
          title: texts.contactHeading,
          body: <p>{sentence(texts.contact({ email: <MailLink to={contactDetails.privacyEmail} /> }))}</p>,
        }}
      />
    </>
  );
}
