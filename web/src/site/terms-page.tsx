import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { MailLink } from '#ui/text-link.tsx';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export default function TermsPage() {
  return (
    <>
      <PageMetadata
        title="Terms and Conditions"
        description="The agreement between you and Crisper, in six short sections: accounts, your part, your data and our liability."
      />
      <LegalPage
        title="Terms and Conditions"
        lead="The agreement between you and us. Six short sections; the one about food safety is the one to read twice."
        sections={termsSections}
        contact={{
          title: 'Legal contact',
          body: (
            <p>
              Anything about these terms goes to <MailLink to={contactDetails.legalEmail} />. Please name the
              section you are writing about.
            </p>
          ),
        }}
      />
    </>
  );
}
