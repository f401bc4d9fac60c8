import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'BMI-räknare';
export const pageDescription = 'Ditt BMI, och hur det förändras.';
export const heading = 'Smart BMI-räknare';
export const introduction = 'En siffra att börja med, ingen dom.';

export const yourNumbers = 'Dina siffror';
export const calculator = 'BMI-räknare';
export const height = 'Längd (cm)';
export const weight = 'Vikt (kg)';
export const age = 'Ålder';
export const gender = 'Kön';
export const chooseGender = 'Välj';
export const male = 'Man';
export const female = 'Kvinna';
export const calculate = 'Räkna ut BMI';
export const completeAllFields = 'Fyll i alla fält.';
export const reset = 'Rensa';

export const yourResult = 'Ditt resultat';
export const noResultYet = 'Fyll i formuläret så visas resultatet här.';
export const yourBmi = 'Ditt BMI';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Undervikt',
  Normal: 'Normalvikt',
  Overweight: 'Övervikt',
  Obese: 'Fetma',
};
export const viewGuidelines = 'Visa råd';
export const track = 'Följ utvecklingen';
export const tracked = 'Sparat';
export const trackedToast = 'Resultatet är sparat';
export const removedToast = 'Resultat borttaget';

export const progressHeading = 'Din utveckling';
export const noProgressYet = 'Resultat som du sparar finns här, och ingen annan ser dem.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} resultat`, other: `Alla ${count} resultat` });
export const chart = 'Ditt BMI över tid';
export const resultsTable = 'Dina resultat';
export const dateColumn = 'Datum';
export const bmiColumn = 'BMI';
export const categoryColumn = 'Kategori';
export const weightColumn = 'Vikt';
export const actionsColumn = 'Åtgärder';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Ta bort';
export const removeWhich = ({ date }: { date: string }) => `resultatet från ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: råd`;
export const recommendations = 'Rekommendationer';
export const tip = 'Tips: ';
export const closeGuidelines = 'Då kör vi!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Din vikt är låg för din längd. Lite mer av rätt mat, regelbundet, ger kroppen det den behöver.',
    recommendations: [
      'Ät fem mindre måltider om dagen i stället för tre stora.',
      'Lägg till kalorier som gör nytta: nötter, avokado, standardmjölk, olivolja, ägg.',
      'Ät protein till varje måltid: bönor, fisk, mejerivaror eller kött.',
      'Träna med vikter två gånger i veckan, så att det du går upp blir muskler.',
    ],
    tip: 'Ha nötter och torkad frukt framme. Det man ser äter man.',
  },
  Normal: {
    description:
      'Din vikt passar din längd. Det du gör fungerar; nu gäller det att fortsätta utan att tänka på det.',
    recommendations: [
      'Fyll halva tallriken med grönsaker och frukt.',
      'Välj för det mesta fullkorn framför vitt.',
      'Rör på dig minst 150 minuter i veckan, på vilket sätt du vill.',
      'Sov sju till nio timmar; den som är trött tar till socker.',
    ],
    tip: 'Handla för tre dagar i taget. Färsk mat i små mängder äts upp i stället för att slängas.',
  },
  Overweight: {
    description:
      'Din vikt är lite hög för din längd. Små förändringar som håller gör mer än en sträng månad.',
    recommendations: [
      'Ta mat på mindre tallrikar, och vänta tio minuter innan du tar om.',
      'Drick vatten eller te i stället för söta drycker.',
      'Laga mat hemma fyra kvällar i veckan; då bestämmer du vad maten innehåller.',
      'Gå en halvtimme om dagen, i ett svep eller i tre.',
    ],
    tip: 'Ställ skurna grönsaker i ögonhöjd i kylen, och godsakerna längst in på nedersta hyllan.',
  },
  Obese: {
    description:
      'Din vikt är hög för din längd, vilket sliter på hjärta och leder. Redan en tjugondel mindre gör märkbar nytta.',
    recommendations: [
      'Prata med en läkare innan du börjar, och be att få träffa en dietist.',
      'Skriv upp vad du äter i en vecka; först veta, sedan ändra.',
      'Låt grönsaker och protein utgöra större delen av varje måltid.',
      'Börja med lugn rörelse: gå, simma eller cykla, tio minuter i taget.',
    ],
    tip: 'Planera morgondagens måltider i kväll utifrån det som redan finns i kylen. En plan slår ett sug.',
  },
};
