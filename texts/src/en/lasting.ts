/** The browser has not agreed to keep everything. */
export const notLasting =
  'If this browser runs out of room, it may delete what it keeps, also what you did and has not been sent yet.';
