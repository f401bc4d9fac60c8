import { plural } from '#en/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · as of ${time}`;
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: '1 to send', other: `${count} to send` });
export const waitingList = 'What waits to be sent';

/** What was done, on the cards and in the list. */
export const did = {
  addItem: 'Added',
  changeItem: 'Changed',
  undo: 'Taken back',
  eaten: 'Eaten',
  wasted: 'Thrown away',
  'given-away': 'Given away',
  useItem: 'Some eaten',
  openItem: 'Opened',
  freezeItem: 'Frozen',
  thawItem: 'Thawed',
  moveItem: 'Moved',
  giveItem: 'Given to another person',
  offerItem: 'Offered',
};
export const doneTo = ({ what, title }: { what: string; title: string }) => `${what}: ${title}`;
export const doneAt = ({ moment }: { moment: string }) => `You did this at ${moment}.`;

export const refusedHeading = ({ done }: { done: string }) => `Not done · ${done}`;
export const tryAgain = 'Try again';
export const letItGo = 'Let it go';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'One thing that you did has not been sent yet. It is lost if you log out now.',
    other: `${count} things that you did have not been sent yet. They are lost if you log out now.`,
  });
