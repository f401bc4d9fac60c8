import { answerFromKept } from './answers.ts';
import { countWhatIsShown } from './due-today.ts';
import { sendWhenPossible } from './keep-trying.ts';
import { askForLasting } from './lasting.ts';

// For a signed-in person, once for each page that is opened.
if (!import.meta.env.SSR) {
  answerFromKept();
  countWhatIsShown();
  sendWhenPossible();
  askForLasting();
}
