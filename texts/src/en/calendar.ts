export const heading = 'Calendar';
export const introduction =
  'Every expiry date of your food, in the calendar program you use anyway. Anyone who has the address can read the dates, so keep it to yourself.';
export const loadFailed = 'Failed to load your calendar address';

export const address = 'Your calendar address';
export const addressHint =
  'Add it as a calendar from the web. We show it only now; make a new one if you lose it.';
export const copyAddress = 'Copy address';
export const copiedToast = 'Address copied.';
export const copyFailedToast =
  'Your browser does not let us copy. Please select the address and copy it yourself.';
export const openInProgram = 'Open in my calendar program';

export const madeOn = ({ date }: { date: string }) =>
  `You have had an address since ${date}. We cannot show it again.`;
export const endedOn = ({ date }: { date: string }) =>
  `The address you had was ended on ${date}, because you chose a new password or logged out everywhere. Calendars that use it get nothing more; make a new one for them.`;
export const makeAddress = 'Make an address';
export const makeNewAddress = 'Make a new address';
export const turnOff = 'Turn it off';

export const renewTitle = 'Make a new address?';
export const renewWarning = 'Calendars that use the old one stop getting your dates.';
export const renewConfirm = 'Make a new one';
export const revokeTitle = 'Turn it off?';
export const revokeWarning = 'Calendars that use the address stop getting your dates.';
export const revokedToast = 'The calendar address no longer works.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `About the last good day: ${title}` : `Last good day: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, quantity ${quantity}${isUseBy ? '. Do not eat it after this day.' : ''}`;
