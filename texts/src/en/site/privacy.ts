export const pageTitle = 'Privacy Policy';
export const pageDescription =
  'What Crisper stores about you, who can see it, and how to copy, correct or delete it.';
export const heading = 'Privacy Policy';
export const lead =
  'What we keep, why we keep it, who else can see it, and how to make us forget it. Written to be read.';
export const lastUpdated = ({ date }: { date: string }) => `Last updated: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'today';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Information We Collect';
export const collectLead = 'Only what the app needs in order to work:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Your account:'),
  ' name and email address, your time zone, and the URL of a profile picture if you give one. If you choose a password, we store a one-way hash of it and never the password itself.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Your food:'),
  ' the items you add with their expiry dates, categories, quantities, pictures and descriptions, and the private notes you write on them; what became of them, and when; prices, shopping lists, recipes, planned meals and what your kitchen calls a product. Photos are stored without the place and the camera that a phone writes into them.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Your measurements:'),
  ' height, weight, age and gender, if you press “Track Progress” in the BMI checker, until you remove them.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('What you ask of us:'),
  ' messages from the contact page with your name and email address, the sessions you book, when you want to be reminded and at which devices, in which calendar or by which topic of ntfy, the keys of your programs and when each was used last, the URLs that your kitchens tell what happens, and for the weekly letter your email address and time zone, until you unsubscribe.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Usage data:'),
  ' the activities of your own account, such as adding or updating an item, which notifications you have seen, and what our server has to log to stay up and to stop abuse.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Device information:'),
  ' the type of browser, the IP address and the time zone it sends along, so that “today” means your today. With each login and each change of your account we keep browser and IP address for 90 days, for you to look up in your profile.',
];
export const browserStorage =
  'Your browser keeps a short-lived access token in its local storage and a cookie that renews it, which keep you logged in; a cookie that shows you the pictures of your kitchens; a cookie by which we know a browser you have logged in with before; what you chose or typed last, such as dark or light; and, while you are logged in, your name, your kitchens with their food and what you did there, so that they open without a network. Logging out removes all of that. A tablet that shows your kitchen keeps the key that it was opened with. There are no advertising cookies and no trackers from other companies.';

export const useHeading = 'How We Use It';
export const ourUse =
  'To show your items and count their days, to notify you before they expire, to let you log in and stay logged in, to answer when you write, and to find out what broke. We do not build advertising profiles, and what you eat decides nothing but what your dashboard shows.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('What others see:'),
  ' the people in a kitchen of yours see its food, who added it and what each of you did with it, your name and your picture, and your email address only if you show it to everybody. They see its shopping lists, recipes and planned meals, too; whoever gets a link to one from a member sees that list and the member’s name, for two days at most. Items in the public fridge are public: anyone who opens the Fridge page can see an item’s title, picture, category, quantity, description and dates, with or without an account. Under “Added By”, visitors read your name and people who are logged in your email address, unless you choose otherwise in your profile. Your notes, notifications, list of activities and measurements are shown to you alone.',
];

export const sharingHeading = 'Sharing';
export const sharingLead =
  'We do not sell your data, to anyone, for any purpose. We may share the part that is needed with:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('service providers'),
  ' who run the server, deliver our mail or, when you choose it, log you in with Google, and who may use the data for that task alone;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('legal authorities'),
  ', when the law leaves us no choice, and then no more than it asks for;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('affiliates'),
  ' of Crisper, who are bound by this same policy.',
];
export const linkedPictures =
  'Where the people who run this Crisper turned that on, the number of a product that you scan is looked up at Open Food Facts, by our server and without a word about you. If you give us the address of a web page with a recipe, our server reads that page for you: the other site learns neither your IP address nor who asked. People may link pictures from other sites. Your browser loads those from there, so the other site sees your IP address, but not which of our pages you were looking at.';
export const programs =
  'Other programs learn something of your food only if a person lets them in. Whoever holds a key that you made for a program, a tablet or an assistant reads what the key is for, and changes it if you allowed that, until the key ends or you end it; an assistant hands what it reads to whoever runs it. Whoever has the URL of your calendar reads your dates, until you turn it off or make another. A webhook of a kitchen, which each of its members may set up, sends what is put in, what changes, what is gone, what is due and what happens on the shopping lists to the URL they chose, without names of people, and ends when they leave. A reminder by ntfy passes through the server of its topic in plain words; a notice on your phone passes through the maker of your browser, encrypted, so that they cannot read it.';
export const broughtFiles =
  'Most files with food that you bring along are read on your device, and we get only what you put in. The database of another program is read by our server and deleted as soon as that is done; accounts and passwords in it are not read.';

export const securityHeading = 'Security';
export const security =
  'Your data lies in the database of the Crisper you use. Passwords are hashed with Argon2id, the access tokens of browsers expire after ten minutes, of the keys of programs we store a one-way hash, and every change to an item is checked on the server: against the account that added it, or in a kitchen against the people in it. Logging out ends the session there, not only in your browser. No system is beyond failure: if your data is ever affected by a breach, we will tell you what happened and what to do.';

export const rightsHeading = 'Your Rights';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'You may ',
  strong('access'),
  ' everything we hold about you, ',
  strong('correct'),
  ' what is wrong and ',
  strong('delete'),
  ' what you no longer want kept. You can do all of it yourself, at once: items, notes and measurements on their pages, your name and picture in your profile. ',
  yourData('Download my data'),
  ' is there, too, and so is ',
  deleteAccount('Delete account'),
  ', which takes everything in the account with it; only backups from before still have it, until they are replaced.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'For anything else, such as a message you once sent us, or where the buttons do not help, write to ',
  email,
  ' from the email address you signed up with.',
];

export const changesHeading = 'Changes to This Policy';
export const changes =
  'When the software changes what it stores, this page changes with it, and the date at the top tells you how current your reading is. If a change touches your rights, we announce it here before it takes effect.';

export const contactHeading = 'Data Protection Officer';
export const contact = <T>({ email }: { email: T }) => [
  'Questions, requests and complaints about your data go to our data protection officer at ',
  email,
  '. A person reads them and answers within 30 days.',
];
