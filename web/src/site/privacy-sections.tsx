import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/privacy.ts';
import { sentence, strong } from '#ui/sentence.ts';
import { linkTo, MailLink } from '#ui/text-link.tsx';
import type { LegalSection } from './legal-page.tsx';

const list = 'grid list-disc gap-2 ps-5 marker:text-brand';

export const privacySections: LegalSection[] = [
  {
    id: 'information-we-collect',
    title: texts.collectHeading,
    body: (
      <>
        <p>{texts.collectLead}</p>
        <ul className={list}>
          <li>{sentence(texts.collectAccount({ strong }))}</li>
          <li>{sentence(texts.collectFood({ strong }))}</li>
          <li>{sentence(texts.collectMeasurements({ strong }))}</li>
          <li>{sentence(texts.collectRequests({ strong }))}</li>
          <li>{sentence(texts.collectUsage({ strong }))}</li>
          <li>{sentence(texts.collectDevice({ strong }))}</li>
        </ul>
        <p>{texts.browserStorage}</p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: texts.useHeading,
    body: (
      <>
        <p>{texts.ourUse}</p>
        <p>{sentence(texts.seenByOthers({ strong }))}</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: texts.sharingHeading,
    body: (
      <>
        <p>{texts.sharingLead}</p>
        <ul className={list}>
          <li>{sentence(texts.sharedWithProviders({ strong }))}</li>
          <li>{sentence(texts.sharedWithAuthorities({ strong }))}</li>
          <li>{sentence(texts.sharedWithAffiliates({ strong }))}</li>
        </ul>
        <p>{texts.linkedPictures}</p>
        <p>{texts.programs}</p>
        <p>{texts.broughtFiles}</p>
      </>
    ),
  },
  {
    id: 'security',
    title: texts.securityHeading,
    body: <p>{texts.security}</p>,
  },
  {
    id: 'your-rights',
    title: texts.rightsHeading,
    body: (
      <>
        <p>
          {sentence(
            texts.rights({
              strong,
              yourData: linkTo(paths.myData),
              deleteAccount: linkTo(`${paths.myData}#delete-account`),
            }),
          )}
        </p>
        <p>{sentence(texts.otherRequests({ email: <MailLink to={contactDetails.privacyEmail} /> }))}</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: texts.changesHeading,
    body: <p>{texts.changes}</p>,
  },
];
