export const heading = 'Notices on this device';
export const stateText = {
  on: 'What is due is shown here, at your hour, instead of the mail.',
  off: 'What is due can be shown here instead of a mail, at your hour, also when Crisper is not open.',
  insecure: 'Browsers show notices of pages that begin with https:// only, and this one does not.',
  'not-installed':
    'On an iPhone or iPad, notices need Crisper on the home screen: tap Share, then “Add to Home Screen”, and open it from there.',
  unsupported: 'This browser cannot show notices.',
  denied:
    'Your browser does not allow Crisper to show notices. You can change that in its settings, at the left of the address.',
  'not-ready': 'Notices cannot be turned on yet. Reload the page in a moment, and try again.',
};
export const whatToDo = 'What else is missing here, and what to do about it';
export const turnOn = 'Show notices here';
export const turnOff = 'No more notices here';
export const turnedOn = 'Notices come to this device.';
export const turnedOff = 'No more notices on this device.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) => `Notices come to this device at ${time}.`;
