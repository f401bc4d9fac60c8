/** More would not fit into one dish anyway. */
const CHOSEN_MAX = 20;

/** The foods that somebody wants to cook with, by their ids. */
export const chosenIn = (search: URLSearchParams): string[] => search.getAll('with').slice(0, CHOSEN_MAX);
