import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/terms.ts';
import { sentence, strong } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: LegalSection[] = [
  {
    id: 'introduction',
    title: texts.introductionHeading,
    body: <p>{texts.introduction}</p>,
  },
  {
    id: 'account-registration',
    title: texts.accountHeading,
    body: (
      <>
        <p>{texts.accountNeeded}</p>
        <p>{texts.accountPassword}</p>
      </>
    ),
  },
  {
    id: 'your-responsibilities',
    title: texts.responsibilitiesHeading,
    body: (
      <>
        <p>{texts.responsibleForContent}</p>
        <p>{texts.responsibleForUse}</p>
      </>
    ),
  },
  {
    id: 'data-collection',
    title: texts.dataHeading,
    body: <p>{sentence(texts.data({ privacyPolicy: linkTo(paths.privacy) }))}</p>,
  },
  {
    id: 'limitation-of-liability',
    title: texts.liabilityHeading,
    body: (
      <>
        <p>{sentence(texts.foodSafety({ strong }))}</p>
        <p>{texts.noWarranty}</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: texts.changesHeading,
    body: <p>{texts.changes}</p>,
  },
];
