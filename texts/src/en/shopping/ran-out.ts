/** Beside Undo, after the last of something went. */
export const toTheList = 'To the list';
/** In its place, where it is there now. */
export const onTheList = 'On the list';

/** A food that the kitchen never wants to be without. */
export const staple = 'Always have it';
export const stapleHint = 'once it runs out, it goes onto the list by itself';
export const staplesHeading = 'Always have';
export const noStaples =
  'Food that you always want to have goes onto the list by itself once it runs out. Choose it with ⋯ at an entry, or with More at the food.';
export const removeStaple = ({ title }: { title: string }) => `No longer always have ${title}`;
