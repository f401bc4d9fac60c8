import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { MailLink } from '#ui/text-link.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { useToday } from './use-today.ts';

export default function PrivacyPage() {
  return (
    <>
      <PageMetadata
        title="Privacy Policy"
        description="What Crisper stores about you, who can see it, and how to copy, correct or delete it."
      />
      <LegalPage
        title="Privacy Policy"
        lead="What we keep, why we keep it, who else can see it, and how to make us forget it. Written to be read."
        aside={<>Last updated: {useToday()}</>}
        sections={privacySections}
        contact={{
          title: 'Data Protection Officer',
          body: (
            <p>
              Questions, requests and complaints about your data go to our data protection officer at{' '}
              <MailLink to={contactDetails.privacyEmail} />. A person reads them and answers within 30 days.
            </p>
          ),
        }}
      />
    </>
  );
}
