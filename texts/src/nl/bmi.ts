import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'BMI berekenen';
export const pageDescription = 'Je body mass index, en hoe die verandert.';
export const heading = 'Bereken je BMI';
export const introduction = 'Een getal om mee te beginnen, geen oordeel.';

export const yourNumbers = 'Jouw gegevens';
export const calculator = 'BMI-calculator';
export const height = 'Lengte (cm)';
export const weight = 'Gewicht (kg)';
export const age = 'Leeftijd';
export const gender = 'Geslacht';
export const chooseGender = 'Kies';
export const male = 'Man';
export const female = 'Vrouw';
export const calculate = 'BMI berekenen';
export const completeAllFields = 'Vul alle velden in.';
export const reset = 'Wissen';

export const yourResult = 'Je resultaat';
export const noResultYet = 'Vul de velden in, dan verschijnt je resultaat hier.';
export const yourBmi = 'Je BMI';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Ondergewicht',
  Normal: 'Gezond gewicht',
  Overweight: 'Overgewicht',
  Obese: 'Obesitas',
};
export const viewGuidelines = 'Adviezen bekijken';
export const track = 'Bijhouden';
export const tracked = 'Bijgehouden';
export const trackedToast = 'Resultaat opgeslagen';
export const removedToast = 'Resultaat verwijderd';

export const progressHeading = 'Je verloop';
export const noProgressYet = 'Hier blijven de resultaten staan die je bijhoudt. Verder ziet niemand ze.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} resultaat`, other: `Alle ${count} resultaten` });
export const chart = 'Je BMI door de tijd';
export const resultsTable = 'Je resultaten';
export const dateColumn = 'Datum';
export const bmiColumn = 'BMI';
export const categoryColumn = 'Categorie';
export const weightColumn = 'Gewicht';
export const actionsColumn = 'Acties';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Verwijderen';
export const removeWhich = ({ date }: { date: string }) => `het resultaat van ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: adviezen`;
export const recommendations = 'Wat helpt';
export const tip = 'Tip: ';
export const closeGuidelines = 'Duidelijk, aan de slag!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Je gewicht is laag voor je lengte. Met regelmatig wat meer van het juiste eten krijgt je lichaam waar het mee werkt.',
    recommendations: [
      'Eet vijf kleinere maaltijden per dag in plaats van drie grote.',
      'Kies calorieën die voeden: noten, avocado, volle melk, olijfolie, eieren.',
      'Eet bij elke maaltijd eiwit: bonen, vis, zuivel of vlees.',
      'Train twee keer per week met gewichten, zodat je vooral spieren opbouwt.',
    ],
    tip: 'Zet noten en gedroogd fruit in het zicht. Wat je ziet staan, eet je op.',
  },
  Normal: {
    description:
      'Je gewicht past bij je lengte. Wat je doet, werkt; nu gaat het erom dat vol te houden zonder erbij na te denken.',
    recommendations: [
      'Vul de helft van je bord met groente en fruit.',
      'Kies meestal volkoren in plaats van wit.',
      'Beweeg minstens 150 minuten per week, op een manier die je leuk vindt.',
      'Slaap zeven tot negen uur; wie moe is, grijpt naar suiker.',
    ],
    tip: 'Doe boodschappen voor drie dagen. Kleine hoeveelheden vers eten gaan op en niet in de vuilnisbak.',
  },
  Overweight: {
    description:
      'Je gewicht is wat hoog voor je lengte. Kleine veranderingen die blijven doen meer dan één strenge maand.',
    recommendations: [
      'Schep op een kleiner bord op en wacht tien minuten voor je nog een keer neemt.',
      'Drink water of thee in plaats van frisdrank.',
      'Kook vier avonden per week zelf; dan bepaal jij wat erin gaat.',
      'Loop elke dag dertig minuten, in één keer of in drie.',
    ],
    tip: 'Leg gesneden groente op ooghoogte in je koelkast, en het lekkers achteraan op de onderste plank.',
  },
  Obese: {
    description:
      'Je gewicht is hoog voor je lengte en dat belast je hart en gewrichten. Al een twintigste minder scheelt merkbaar.',
    recommendations: [
      'Praat eerst met je huisarts en vraag naar een diëtist.',
      'Schrijf een week lang op wat je eet; weten komt voor veranderen.',
      'Maak groente en eiwit het grootste deel van elke maaltijd.',
      'Begin rustig met bewegen: wandelen, zwemmen of fietsen, tien minuten per keer.',
    ],
    tip: 'Bedenk vanavond wat je morgen eet, met wat al in je koelkast ligt. Een plan is sterker dan trek.',
  },
};
