export const pageTitle = 'Terms and Conditions';
export const pageDescription =
  'The agreement between you and Crisper, in six short sections: accounts, your part, your data and our liability.';
export const heading = 'Terms and Conditions';
export const lead =
  'The agreement between you and us. Six short sections; the one about food safety is the one to read twice.';

export const introductionHeading = 'Introduction';
export const introduction =
  'Crisper is a free service that keeps track of food and its expiry dates for households and shared kitchens. By using it, with or without an account, you accept these terms. If you cannot accept them, please do not use it.';

export const accountHeading = 'Account Registration';
export const accountNeeded =
  'You may browse and read without an account. To add items you need one, registered with an email address that is yours or through Google. Give a name by which your kitchen will know you: it stands beside your food.';
export const accountPassword =
  'Keep your password to yourself: what is done from your account counts as done by you. If you believe someone else is using it, change the password and tell us.';

export const responsibilitiesHeading = 'User Responsibilities';
export const responsibleForContent =
  'What you put into the public fridge is public, with your name beside it, and for people who are logged in your email address, unless you choose otherwise in your profile. What you put into a kitchen is for the people in it. So add only what you have the right to share, and nothing unlawful, insulting or private to another person. Use only pictures that you may use.';
export const responsibleForUse =
  'Do not try to read or change what belongs to other accounts, to get around the limits of the service, or to burden it so that others cannot use it. We may remove items and close accounts that break these rules.';

export const dataHeading = 'Data Collection';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'To do its work Crisper stores your account, your items and a little about your device. Our ',
  privacyPolicy('Privacy Policy'),
  ' says what exactly, who can see it and how to have it deleted. It is part of these terms.',
];

export const liabilityHeading = 'Limitation of Liability';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper counts days. It cannot see, smell or taste your food, and it takes no responsibility for food-safety decisions.',
  ),
  ' A “fresh” badge says that a date lies ahead, not that something is safe to eat. Follow the label, store food as it asks, and when in doubt, throw it out. Our articles, storage tips and the BMI checker are general information and no medical advice.',
];
export const noWarranty =
  'The service comes as it is. We work to keep it running and correct but cannot promise that it is never interrupted or wrong, and as far as the law allows we are not liable for loss that follows from relying on it, spoiled food and missed notifications included.';

export const changesHeading = 'Changes to These Terms';
export const changes =
  'We may change these terms when the service changes. The current version is always on this page; important changes are announced on it before they apply. Going on using Crisper afterwards means that you accept them.';

export const contactHeading = 'Legal contact';
export const contact = <T>({ email }: { email: T }) => [
  'Anything about these terms goes to ',
  email,
  '. Please name the section you are writing about.',
];
