import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import { paths } from '@crisper/domain/paths.ts';
import { MailLink, TextLink } from '#ui/text-link.tsx';
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
            <strong>Your account:</strong> name and email address, your time zone, and the URL of a profile
            picture if you give one. If you choose a password, we store a one-way hash of it and never the
            password itself.
          </li>
          <li>
            <strong>Your food:</strong> the items you add with their expiry dates, categories, quantities,
            pictures and descriptions, and the private notes you write on them. Photos are stored without the
            place and the camera that a phone writes into them.
          </li>
          <li>
            <strong>Your measurements:</strong> height, weight, age and gender, if you press “Track Progress”
            in the BMI checker, until you remove them.
          </li>
          <li>
            <strong>What you ask of us:</strong> messages from the contact page with your name and email
            address, the sessions you book, when you want to be reminded, and for the weekly letter your email
            address and time zone, until you unsubscribe.
          </li>
          <li>
            <strong>Usage data:</strong> the activities of your own account, such as adding or updating an
            item, which notifications you have seen, and what our server has to log to stay up and to stop
            abuse.
          </li>
          <li>
            <strong>Device information:</strong> the type of browser, the IP address and the time zone it
            sends along, so that “today” means your today. With each login and each change of your account we
            keep browser and IP address for 90 days, for you to look up in your profile.
          </li>
        </ul>
        <p>
          Your browser keeps a short-lived access token in its local storage and a cookie that renews it,
          which keep you logged in; a cookie by which we know a browser you have logged in with before; and
          what you chose or typed last, such as dark or light. There are no advertising cookies and no
          trackers from other companies.
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
          To show your items and count their days, to notify you before they expire, to let you log in and
          stay logged in, to answer when you write, and to find out what broke. We do not build advertising
          profiles, and what you eat decides nothing but what your dashboard shows.
        </p>
        <p>
          <strong>What others see:</strong> items are public. Anyone who opens the Fridge page can see an
          item’s title, picture, category, quantity, description and dates, with or without an account. Under
          “Added By”, visitors read your name and people who are logged in your email address, unless you
          choose otherwise in your profile. Your notes, notifications, activities and measurements are shown
          to you alone.
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
            log you in with Google, and who may use the data for that task alone;
          </li>
          <li>
            <strong>legal authorities</strong>, when the law leaves us no choice, and then no more than it
            asks for;
          </li>
          <li>
            <strong>affiliates</strong> of Crisper, who are bound by this same policy.
          </li>
        </ul>
        <p>
          People may link pictures from other sites. Your browser loads those from there, so the other site
          sees your IP address, but not which of our pages you were looking at.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Your data lies in the database of the Crisper you use. Passwords are hashed with Argon2id, access
        tokens expire after ten minutes, and every change to an item is checked on the server against the
        account that owns it. Logging out ends the session there, not only in your browser. No system is
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
          and <strong>delete</strong> what you no longer want kept. You can do all of it yourself, at once:
          items, notes and measurements on their pages, your name and picture in your profile.{' '}
          <TextLink to={`${paths.myProfile}#your-data`}>Download my data</TextLink> is there, too, and so is{' '}
          <TextLink to={`${paths.myProfile}#delete-account`}>Delete account</TextLink>, which takes everything
          in the account with it; only backups from before still have it, until they are replaced.
        </p>
        <p>
          For anything else, such as a message you once sent us, or where the buttons do not help, write to{' '}
          <MailLink to={contactDetails.privacyEmail} /> from the email address you signed up with.
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
        how current your reading is. If a change touches your rights, we announce it here before it takes
        effect.
      </p>
    ),
  },
];
