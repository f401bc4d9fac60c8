import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'BMI-Rechner';
export const pageDescription = 'Dein Body-Mass-Index und wie er sich verändert.';
export const heading = 'Der kluge BMI-Rechner';
export const introduction = 'Eine Zahl für den Anfang, kein Urteil.';

export const yourNumbers = 'Deine Werte';
export const calculator = 'BMI-Rechner';
export const height = 'Größe (cm)';
export const weight = 'Gewicht (kg)';
export const age = 'Alter';
export const gender = 'Geschlecht';
export const chooseGender = 'Auswählen';
export const male = 'Männlich';
export const female = 'Weiblich';
export const calculate = 'BMI berechnen';
export const completeAllFields = 'Fülle bitte alle Felder aus.';
export const reset = 'Zurücksetzen';

export const yourResult = 'Dein Ergebnis';
export const noResultYet = 'Trag deine Werte ein, dann steht hier dein Ergebnis.';
export const yourBmi = 'Dein BMI';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Untergewicht',
  Normal: 'Normalgewicht',
  Overweight: 'Übergewicht',
  Obese: 'Adipositas',
};
export const viewGuidelines = 'Hinweise ansehen';
export const track = 'Verlauf speichern';
export const tracked = 'Gespeichert';
export const trackedToast = 'Ergebnis in deinen Verlauf aufgenommen';
export const removedToast = 'Ergebnis gelöscht';

export const progressHeading = 'Dein Verlauf';
export const noProgressYet = 'Hier stehen die Ergebnisse, die du speicherst. Sonst sieht sie niemand.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Ergebnis`, other: `Alle ${count} Ergebnisse` });
export const chart = 'Dein BMI im Lauf der Zeit';
export const resultsTable = 'Deine Ergebnisse';
export const dateColumn = 'Datum';
export const bmiColumn = 'BMI';
export const categoryColumn = 'Kategorie';
export const weightColumn = 'Gewicht';
export const actionsColumn = 'Aktionen';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Löschen';
export const removeWhich = ({ date }: { date: string }) => `Ergebnis vom ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: Hinweise`;
export const recommendations = 'Empfehlungen';
export const tip = 'Tipp: ';
export const closeGuidelines = 'Alles klar, los geht’s!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Für deine Größe wiegst du wenig. Etwas mehr vom Richtigen, regelmäßig gegessen, gibt deinem Körper, was er braucht.',
    recommendations: [
      'Iss fünf kleinere Mahlzeiten am Tag statt drei großer.',
      'Nimm Kalorien, die nähren: Nüsse, Avocado, Vollmilch, Olivenöl, Eier.',
      'Iss zu jeder Mahlzeit Eiweiß: Bohnen, Fisch, Milchprodukte oder Fleisch.',
      'Trainiere zweimal pro Woche mit Gewichten, damit du an Muskeln zulegst.',
    ],
    tip: 'Stell Nüsse und Trockenobst dorthin, wo du sie siehst. Was man sieht, wird gegessen.',
  },
  Normal: {
    description:
      'Dein Gewicht passt zu deiner Größe. Was du tust, wirkt; jetzt geht es darum, dabeizubleiben, ohne viel nachzudenken.',
    recommendations: [
      'Füll die Hälfte deines Tellers mit Gemüse und Obst.',
      'Greif meistens zu Vollkorn statt zu Weißmehl.',
      'Beweg dich mindestens 150 Minuten pro Woche, ganz wie du magst.',
      'Schlaf sieben bis neun Stunden; wer müde ist, greift zu Zucker.',
    ],
    tip: 'Kauf für drei Tage ein. Frisches in kleinen Mengen wird gegessen und nicht weggeworfen.',
  },
  Overweight: {
    description:
      'Für deine Größe wiegst du etwas viel. Kleine Änderungen, die bleiben, bringen mehr als ein strenger Monat.',
    recommendations: [
      'Nimm kleinere Teller und warte zehn Minuten, bevor du nachnimmst.',
      'Trink Wasser oder Tee statt süßer Getränke.',
      'Koch an vier Abenden pro Woche selbst; dann bestimmst du, was hineinkommt.',
      'Geh jeden Tag dreißig Minuten zu Fuß, am Stück oder in drei Etappen.',
    ],
    tip: 'Leg geschnittenes Gemüse auf Augenhöhe in den Kühlschrank und Süßes ganz unten nach hinten.',
  },
  Obese: {
    description:
      'Für deine Größe wiegst du viel, und das belastet Herz und Gelenke. Schon ein Zwanzigstel weniger hilft spürbar.',
    recommendations: [
      'Sprich vorher in deiner Arztpraxis darüber und frag nach einer Ernährungsberatung.',
      'Schreib eine Woche lang auf, was du isst; erst wissen, dann ändern.',
      'Lass Gemüse und Eiweiß bei jeder Mahlzeit den größeren Teil ausmachen.',
      'Fang mit sanfter Bewegung an: gehen, schwimmen oder Rad fahren, immer zehn Minuten.',
    ],
    tip: 'Plan heute Abend, was es morgen gibt, und zwar aus dem, was schon im Kühlschrank ist. Ein Plan schlägt den Heißhunger.',
  },
};
