export const title = 'Room for everything';
export const text = 'Put in the first things, and let the others in.';
export const guestText = 'Nothing is in this kitchen yet.';
export const add = 'Put something in';
export const invite = 'Invite somebody';
export const bring = 'Bring your food along';
