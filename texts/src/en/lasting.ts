/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari deletes what it keeps of a site that was not opened for seven days, also what you did and has not been sent yet. The app on your home screen keeps it.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'If this browser runs out of room, it may delete what it keeps, also what you did and has not been sent yet.';
