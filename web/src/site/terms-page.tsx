import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import * as texts from '@crisper/texts/site/terms.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { MailLink } from '#ui/text-link.tsx';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export default function TermsPage() {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <LegalPage
        title={texts.heading}
        lead={texts.lead}
        sections={termsSections}
        contact={{
          title: texts.contactHeading,
          body: <p>{sentence(texts.contact({ email: <MailLink to={contactDetails.legalEmail} /> }))}</p>,
        }}
      />
    </>
  );
}
