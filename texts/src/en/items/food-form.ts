export const selectCategory = 'Select a category';
export const dateKept = 'Kept from the last food.';
export const description = 'Description';
export const inThreeDays = '+3 days';
export const inOneWeek = '+1 week';
export const inOneMonth = '+1 month';

export const draftIsBack = 'What you left unfinished is back.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `Its date, ${date}, has passed: please set another one.`;
export const draftPhotoGone = 'Its photo was not kept that long: please choose another picture.';
export const startOver = 'Start over';
