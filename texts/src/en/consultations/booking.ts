import { plural } from '#en/plural.ts';

export const heading = 'Talk it over with a specialist';
export const introduction =
  'Half an hour about your kitchen, with someone who has seen worse fridges than yours.';
export const solheimSpecialty = 'Nutrition and food safety';
export const solheimBio =
  'Ran the food-safety desk of a children’s hospital. She will tell you what the date on the packet means, and when to believe your nose instead.';
export const oyelaranSpecialty = 'Zero-waste cooking';
export const oyelaranBio =
  'Cooked in restaurants that weigh their bins every night. He turns a photo of your fridge into five dinners and a short list.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} year of experience`, other: `${years} years of experience` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' out of 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Book Session',
  unseen(` with ${name}`),
];
export const bookAny = 'Book Your Consultation';

export const testimonials = 'What people say';
export const stars = ({ count }: { count: number }) => `${count} out of 5 stars`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '“Our flat used to own four open jars of pesto. Now we own one, and everybody knows whose it is.”';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'shares a kitchen with three others';
export const darioQuote =
  '“I cook for five and shop on Saturdays. The list of what is due is the whole plan now.”';
export const darioAuthor = 'Dario';
export const darioRole = 'father of three';
export const sunnivaQuote =
  '“It took me a week to get into the habit of adding things. Since then I have thrown out one cucumber.”';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'lives alone, travels a lot';
export const kwameQuote =
  '“We put it on a tablet by the office fridge. The Friday clear-out, with its labels and its quarrels, is gone.”';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'office manager';
export const leonieQuote =
  '“My mother forgets what she opened. I look at her shelf from two hundred kilometres away and call about the fish.”';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'looks after two kitchens';
export const petrQuote =
  '“Half an hour with Mateo and I stopped buying salad in bags. That alone was worth it.”';
export const petrAuthor = 'Petr';
export const petrRole = 'booked a session in spring';

export const loginRequired = 'Login Required';
export const loginRequiredText = 'You need to login to book a consultation session.';
export const login = 'Login Now';
export const alreadyRequested = 'Already Requested';
export const notSent = 'Not Sent';
export const requested = 'Booking Request Sent!';
export const kept = 'Request Kept';
export const requestedByMail = ({ name }: { name: string }) =>
  `Our team will contact you shortly to schedule your session with ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Your request for a session with ${name} is kept for the people who run this Crisper. It sends no mail, so they have to look for it; your profile lists it.`;
