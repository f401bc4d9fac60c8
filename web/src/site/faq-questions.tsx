import { paths } from '@crisper/domain/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

export const faqQuestions = [
  {
    title: 'What does Crisper do?',
    body: (
      <p>
        It remembers dates so that you do not have to. Add what goes into the fridge with its category,
        quantity, picture and expiry date; Crisper counts the days, shows what is fresh, what expires soon and
        what has expired, and your overview lists what to eat first. It works for anything with a date,
        sunscreen and batteries included.
      </p>
    ),
  },
  {
    title: 'Is Crisper free?',
    body: (
      <p>
        Yes, all of it. There is no paid plan and no trial that runs out. You need an account to add things,
        to see your own dashboard and to book a session; browsing and reading need none.
      </p>
    ),
  },
  {
    title: 'Do I need an internet connection?',
    body: (
      <p>
        Yes. Your items live on the server, so that everybody in the kitchen sees the same shelf from any
        phone or computer, and reading or changing them needs a connection.
      </p>
    ),
  },
  {
    title: 'Will it work offline one day?',
    body: (
      <p>
        That is planned. Supermarkets have thick walls and cellars have none of the signal, so we want your
        list to open there too. Until then, a screenshot before you leave the house does the job.
      </p>
    ),
  },
  {
    title: 'When does something count as expiring soon?',
    body: (
      <p>
        When its date is today or within the next five days. Food is good through the day printed on it, so an
        item turns expired at midnight after that day and not before. Something without a date is never
        flagged.
      </p>
    ),
  },
  {
    title: 'Who can see what I add?',
    body: (
      <p>
        Everybody. There is one <TextLink to={paths.fridge}>Fridge</TextLink>, and visitors can open it
        without an account. Under “Added By” they read your name; people who are logged in read your email
        address, unless you choose otherwise in <TextLink to={paths.myProfile}>your profile</TextLink>. The
        note you write on an item is the exception: only you can read it. So please keep anything personal out
        of titles, pictures and descriptions. A kitchen that only your household can open is planned.
      </p>
    ),
  },
  {
    title: 'Can a shared kitchen use it together?',
    body: (
      <p>
        It was made with one in mind. Each person logs in with an account of their own, adds what they buy,
        and the Fridge page shows it all in one place with a name to every carton, beside what everybody else
        has added. Our articles on{' '}
        <TextLink to={`${paths.blog}?category=Shared+Kitchens`}>shared kitchens</TextLink> have the house
        rules that go with it.
      </p>
    ),
  },
  {
    title: 'Can someone else change or delete my items?',
    body: (
      <p>
        No. Others can look, but only the account that added an item can edit it, delete it or write its note.
        The server checks that every time, whatever the page in front of it says.
      </p>
    ),
  },
  {
    title: 'I forgot my password. What now?',
    body: (
      <p>
        Ask for a link to choose a new one on the <TextLink to={paths.forgotPassword}>reset page</TextLink>.
        If you signed up with Google, you need no password here: choose Google on the{' '}
        <TextLink to={paths.login}>login page</TextLink> instead.
      </p>
    ),
  },
  {
    title: 'How do I ask for a feature?',
    body: (
      <p>
        Through the <TextLink to={paths.contact}>Contact</TextLink> section. Tell us what you were trying to
        do in your kitchen rather than which button you would like; the story of one messy Tuesday tells us
        more than a sketch.
      </p>
    ),
  },
];
