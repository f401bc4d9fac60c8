import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { Place } from '#kitchens/place.ts';
import type { Finder } from './line.ts';
import { phraseAt, runOf } from './phrases.ts';

/** "freezer", "in the garage freezer". */
export const findPlace: Finder<Place> = ({ tokens, lexicon }, at) => {
  const before = runOf(lexicon.beforePlace, tokens, at);
  const place = phraseAt(lexicon.places, tokens, at + before);
  return place && { meaning: place.meaning, length: before + place.length };
};

export const findFrozen: Finder<true> = ({ tokens, lexicon }, at) => phraseAt(lexicon.frozen, tokens, at);

/** "opened", "opened yesterday". */
export const findOpened: Finder<CalendarDate> = ({ tokens, lexicon, reader }, at) => {
  const opened = phraseAt(lexicon.opened, tokens, at);
  if (!opened) return null;
  const day = phraseAt(lexicon.days, tokens, at + opened.length);
  const isPast = day && day.meaning <= 0;
  return {
    meaning: addDays(reader.today, isPast ? day.meaning : 0),
    length: opened.length + (isPast ? day.length : 0),
  };
};
