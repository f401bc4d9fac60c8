import { MailLink } from '#ui/text-link.tsx';
import { contactDetails } from './contact-details.ts';
import type { LegalSection } from './legal-page.tsx';

const list = 'grid list-disc gap-2 ps-5 marker:text-brand';

export const privacySections: LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>Only what the app needs in order to work:</p>
        <ul className={list}>
          <li>
            <strong>Your account:</strong> name and email address, and the address of a profile picture if you
            give one. If you choose a password, we store a one-way hash of it and never the password itself.
          </li>
          <li>
            <strong>Your food:</strong> the items you add with their expiry dates, categories, quantities,
            pictures and descriptions, and the private notes you write on them.
          </li>
          <li>
            <strong>What you ask of us:</strong> messages from the contact page with your name and address,
            the sessions you book, when you want to be reminded, and for the letter your email address and
            time zone, until you unsubscribe.
          </li>
          <li>
            <strong>Usage data:</strong> the recent activity on your own account, such as adding or updating
            an item, and the requests our server has to log to stay up and to stop abuse.
          </li>
          <li>
            <strong>Device information:</strong> the type of browser, the IP address and the time zone it
            sends along, so that “today” means your today. With each sign-in and each change of your account
            we keep browser and address for 90 days, for you to look up in your profile.
          </li>
        </ul>
        <p>
          Your browser keeps a short-lived access token in its local storage and a cookie that renews it. Both
          serve to keep you signed in. There are no advertising cookies and no trackers from other companies.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use It',
    body: (
      <>
        <p>
          To show your items and count their days, to notify you before they expire, to let you sign in and
          stay signed in, to answer when you write, and to find out what broke. We do not build advertising
          profiles, and what you eat decides nothing but what your dashboard shows.
        </p>
        <p>
          <strong>What others see:</strong> items are public. Anyone who opens the Fridge page can see an
          item’s title, picture, category, quantity, description and dates, and its page names the email
          address that added it under “Added By”, unless you hide it in your profile. Your notes, your
          notifications and your activity are shown to you alone.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: (
      <>
        <p>
          We do not sell your data, to anyone, for any purpose. We may share the part that is needed with:
        </p>
        <ul className={list}>
          <li>
            <strong>service providers</strong> who run the server, deliver our mail or, when you choose it,
            sign you in with Google, and who may use the data for that task alone;
          </li>
          <li>
            <strong>legal authorities</strong>, when the law leaves us no choice, and then no more than it
            asks for;
          </li>
          <li>
            <strong>affiliates</strong> of Crisper, who are bound by this same policy.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Your data lies in a database on the server that runs Crisper. Passwords are hashed with Argon2id,
        access tokens expire after ten minutes, and every change to an item is checked on the server against
        the account that owns it. Signing out ends the session there, not only in your browser. No system is
        beyond failure: if your data is ever affected by a breach, we will tell you what happened and what to
        do.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>
          You may <strong>access</strong> everything we hold about you, <strong>correct</strong> what is wrong
          and <strong>delete</strong> what you no longer want kept. Items and notes you can change and delete
          yourself, and your name and picture in your profile.
        </p>
        <p>
          For a copy of your data, for the removal of your whole account, or for anything else, write to{' '}
          <MailLink to={contactDetails.privacyEmail} /> from the address you signed up with.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        When the software changes what it stores, this page changes with it, and the date at the top tells you
        how current your reading is. If a change touches your rights, we will announce it to you before it
        takes effect.
      </p>
    ),
  },
];
