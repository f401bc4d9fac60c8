import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'BMI-beregner';
export const pageDescription = 'Dit BMI, og hvordan det ændrer sig.';
export const heading = 'Smart BMI-beregner';
export const introduction = 'Et tal at begynde med, ikke en dom.';

export const yourNumbers = 'Dine tal';
export const calculator = 'BMI-beregner';
export const height = 'Højde (cm)';
export const weight = 'Vægt (kg)';
export const age = 'Alder';
export const gender = 'Køn';
export const chooseGender = 'Vælg';
export const male = 'Mand';
export const female = 'Kvinde';
export const calculate = 'Beregn BMI';
export const completeAllFields = 'Udfyld alle felter.';
export const reset = 'Nulstil';

export const yourResult = 'Dit resultat';
export const noResultYet = 'Udfyld felterne, så står dit resultat her.';
export const yourBmi = 'Dit BMI';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Undervægt',
  Normal: 'Normalvægt',
  Overweight: 'Overvægt',
  Obese: 'Svær overvægt',
};
export const viewGuidelines = 'Se rådene';
export const track = 'Gem resultatet';
export const tracked = 'Gemt';
export const trackedToast = 'Resultatet er føjet til din udvikling';
export const removedToast = 'Resultatet er slettet';

export const progressHeading = 'Din udvikling';
export const noProgressYet = 'Her står de resultater, du gemmer. Ingen andre ser dem.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} resultat`, other: `Alle ${count} resultater` });
export const chart = 'Dit BMI over tid';
export const resultsTable = 'Dine resultater';
export const dateColumn = 'Dato';
export const bmiColumn = 'BMI';
export const categoryColumn = 'Kategori';
export const weightColumn = 'Vægt';
export const actionsColumn = 'Handlinger';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Slet';
export const removeWhich = ({ date }: { date: string }) => `resultatet fra ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: råd`;
export const recommendations = 'Anbefalinger';
export const tip = 'Tip: ';
export const closeGuidelines = 'Forstået, så går vi i gang!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Din vægt er lav i forhold til din højde. Lidt mere af den rigtige mad, regelmæssigt, giver kroppen det, den har brug for.',
    recommendations: [
      'Spis fem mindre måltider om dagen i stedet for tre store.',
      'Vælg kalorier, der nærer: nødder, avocado, sødmælk, olivenolie, æg.',
      'Få protein til hvert måltid: bønner, fisk, mejeriprodukter eller kød.',
      'Træn med vægte to gange om ugen, så det, du tager på, er muskler.',
    ],
    tip: 'Stil nødder og tørret frugt frem, hvor du ser dem. Det, man ser, bliver spist.',
  },
  Normal: {
    description:
      'Din vægt passer til din højde. Det, du gør, virker; nu gælder det om at blive ved uden at tænke over det.',
    recommendations: [
      'Fyld halvdelen af tallerkenen med grønt og frugt.',
      'Vælg for det meste fuldkorn frem for hvidt mel.',
      'Bevæg dig mindst 150 minutter om ugen, lige som du har lyst.',
      'Sov syv til ni timer; når man er træt, griber man efter sukker.',
    ],
    tip: 'Køb ind til tre dage ad gangen. Frisk mad i små mængder bliver spist og ikke smidt ud.',
  },
  Overweight: {
    description:
      'Din vægt er lidt høj i forhold til din højde. Små ændringer, der holder, giver mere end en streng måned.',
    recommendations: [
      'Brug mindre tallerkener, og vent ti minutter, før du tager mere.',
      'Drik vand eller te i stedet for sukkersødede drikke.',
      'Lav mad hjemme fire aftener om ugen; så bestemmer du, hvad der kommer i.',
      'Gå tredive minutter om dagen, på én gang eller ad tre.',
    ],
    tip: 'Læg snittede grøntsager i øjenhøjde i køleskabet og det søde bagerst på nederste hylde.',
  },
  Obese: {
    description:
      'Din vægt er høj i forhold til din højde, og det belaster hjerte og led. Bare en tyvendedel mindre kan mærkes.',
    recommendations: [
      'Tal med din læge, før du går i gang, og spørg efter en diætist.',
      'Skriv ned i en uge, hvad du spiser; først vide, så ændre.',
      'Lad grønt og protein være den største del af hvert måltid.',
      'Begynd med rolig bevægelse: gå, svøm eller cykl, ti minutter ad gangen.',
    ],
    tip: 'Planlæg i aften, hvad du skal have i morgen, ud fra det, der allerede er i køleskabet. En plan slår en pludselig lyst.',
  },
};
