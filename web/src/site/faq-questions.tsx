import { TextLink } from '#ui/text-link.tsx';

export const faqQuestions = [
  {
    title: 'What does Crisper do?',
    body: (
      <p>
        It remembers dates so that you do not have to. Add what goes into the fridge with its category,
        quantity, picture and expiry date; Crisper counts the days, shows what is fresh, what is close and
        what has expired, and puts the urgent things where you will see them. It works for anything with a
        date, sunscreen and batteries included.
      </p>
    ),
  },
  {
    title: 'Is Crisper free?',
    body: (
      <p>
        Yes, all of it. There is no paid plan and no trial that runs out. You need an account only to add
        things and to see your own dashboard; browsing and reading need none.
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
        Everyone. The <TextLink to="/fridge">Fridge</TextLink> page is open to visitors, and an item’s page
        shows the email address that added it under “Added By”. The note you write on an item is the
        exception: only you can read it. Please keep anything personal out of titles and descriptions.
      </p>
    ),
  },
  {
    title: 'Can a shared kitchen use it together?',
    body: (
      <p>
        It was made with one in mind. Each person signs in with an account of their own, adds what they buy,
        and the Fridge page shows it all in one place with a name to every carton. Our articles on{' '}
        <TextLink to="/blog?category=Shared+Kitchens">shared kitchens</TextLink> have the house rules that go
        with it.
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
        Ask for a new one on the <TextLink to="/forgot-password">reset page</TextLink>. If you signed up with
        Google, there is no Crisper password to forget: choose Google on the{' '}
        <TextLink to="/login">login page</TextLink> instead.
      </p>
    ),
  },
  {
    title: 'How do I ask for a feature?',
    body: (
      <p>
        Through the <TextLink to="/contact">Contact</TextLink> section. Tell us what you were trying to do in
        your kitchen rather than which button you would like; the best ideas we have had came from a
        description of a messy Tuesday.
      </p>
    ),
  },
];
