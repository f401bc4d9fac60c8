export const confirmSubject = 'Please confirm: the Crisper letter';
export const confirmHeading = 'One click to go';
export const confirmQuestion =
  'Somebody, hopefully you, asked for the Crisper letter to this address. Shall we send it?';
export const confirm = 'Confirm';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `The link works for ${days} days. If it was not you, ignore this mail: nothing else will come.`;

export const onListSubject = 'You already get the Crisper letter';
export const onListHeading = 'You are on the list';
export const onList =
  'Somebody, hopefully you, asked for the Crisper letter to this address. It already comes here.';
export const enough = 'Enough of it?';
export const unsubscribe = 'Unsubscribe';
