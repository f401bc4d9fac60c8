import { paths } from '@crisper/domain/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <p>
        Crisper is a free service that keeps track of food and its expiry dates for households and shared
        kitchens. By using it, with or without an account, you accept these terms. If you cannot accept them,
        please do not use it.
      </p>
    ),
  },
  {
    id: 'account-registration',
    title: 'Account Registration',
    body: (
      <>
        <p>
          You may browse and read without an account. To add items you need one, registered with an email
          address that is yours or through Google. Give a name by which your kitchen will know you: it stands
          beside your food.
        </p>
        <p>
          Keep your password to yourself: what is done from your account counts as done by you. If you believe
          someone else is using it, change the password and tell us.
        </p>
      </>
    ),
  },
  {
    id: 'your-responsibilities',
    title: 'User Responsibilities',
    body: (
      <>
        <p>
          What you add is public, with your name beside it, and for people who are logged in your email
          address, unless you choose otherwise in your profile. So add only what you have the right to share,
          and nothing unlawful, insulting or private to another person. Use only pictures that you may use.
        </p>
        <p>
          Do not try to read or change what belongs to other accounts, to get around the limits of the
          service, or to burden it so that others cannot use it. We may remove items and close accounts that
          break these rules.
        </p>
      </>
    ),
  },
  {
    id: 'data-collection',
    title: 'Data Collection',
    body: (
      <p>
        To do its work Crisper stores your account, your items and a little about your device. Our{' '}
        <TextLink to={paths.privacy}>Privacy Policy</TextLink> says what exactly, who can see it and how to
        have it deleted. It is part of these terms.
      </p>
    ),
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    body: (
      <>
        <p>
          <strong>
            Crisper counts days. It cannot see, smell or taste your food, and it takes no responsibility for
            food-safety decisions.
          </strong>{' '}
          A “fresh” badge says that a date lies ahead, not that something is safe to eat. Follow the label,
          store food as it asks, and when in doubt, throw it out. Our articles, storage tips and the BMI
          checker are general information and no medical advice.
        </p>
        <p>
          The service comes as it is. We work to keep it running and correct but cannot promise that it is
          never interrupted or wrong, and as far as the law allows we are not liable for loss that follows
          from relying on it, spoiled food and missed notifications included.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to These Terms',
    body: (
      <p>
        We may change these terms when the service changes. The current version is always on this page;
        important changes are announced on it before they apply. Going on using Crisper afterwards means that
        you accept them.
      </p>
    ),
  },
];
