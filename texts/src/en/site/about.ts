export const pageTitle = 'About us';
export const pageDescription =
  'Why we started Crisper in 2025, what we want it to change, and the three principles we build by.';
export const heading = 'It began with a bag of spinach nobody remembered buying';
export const introduction =
  'Crisper is a small tool with one stubborn idea: most wasted food was perfectly good the day somebody forgot about it.';

export const missionHeading = 'Our Mission';
export const mission = 'To help people save food, time and the planet, one fridge at a time.';
export const missionReason =
  'Homes throw away more food than shops and restaurants together. Nobody means to. It slides behind the milk, its date passes on a busy Wednesday, and the water, the fuel and the work that went into it go out with the bin bag. We want the date to find you before that happens.';

export const storyHeading = 'Our Story';
export const storyPicture = 'The first version: paper, a magnet, and a pen that was meant to stay.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'We started in ',
  year('2025'),
  ', in a flat where four people shared one fridge and nobody shared a list.',
];
export const storyInventory =
  'One Sunday we emptied it onto the kitchen table. Three open jars of the same pesto. Two bags of spinach, one of them liquid. A block of cheese that had been bought, loved and lost. We added it up on the back of a receipt, and the sum was a weekend away.';
export const storyPaper =
  'The first Crisper was a sheet of paper on the fridge door, with a column for the date. It worked for nine days, until the pen went missing. So we put the paper where the pen could not go missing, and gave it a bell.';
export const storyToday =
  'It has grown since then, into an app for any household or shared kitchen, with a dashboard, notifications and a journal of what we learned about keeping food. The column for the date is still the heart of it.';

export const principlesHeading = 'Our Principles';
export const principles = [
  {
    title: 'Useful before clever',
    text: 'A date, a countdown and a nudge at the right moment save more food than any gadget. We build the plain thing first and make it work on the phone in your wet hand.',
  },
  {
    title: 'No guilt',
    text: 'Everyone throws something away. Crisper shows what can still be saved tonight, and counts what could not without a word of blame.',
  },
  {
    title: 'Shared where it helps, private where it matters',
    text: 'A kitchen works when everybody in it can see the shelf, and nobody else has to. The public fridge is open to all, visitors included. Your notes are yours alone, and we do not sell what we know to anyone.',
  },
];

export const joinHeading = 'Start with the one thing in your fridge you are least sure about';
export const joinText = 'Add it now. That is the whole commitment; the rest tends to follow.';
export const join = 'Join the Movement';
