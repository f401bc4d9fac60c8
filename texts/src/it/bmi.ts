import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import { plural } from './plural.ts';

export const pageTitle = 'Calcolo dell’IMC';
export const pageDescription = 'Il tuo indice di massa corporea, e come cambia.';
export const heading = 'Calcola il tuo IMC';
export const introduction = 'Un numero da cui partire, non una sentenza.';

export const yourNumbers = 'I tuoi dati';
export const calculator = 'Calcolo dell’IMC';
export const height = 'Altezza (cm)';
export const weight = 'Peso (kg)';
export const age = 'Età';
export const gender = 'Sesso';
export const chooseGender = 'Scegli';
export const male = 'Uomo';
export const female = 'Donna';
export const calculate = 'Calcola l’IMC';
export const completeAllFields = 'Compila tutti i campi.';
export const reset = 'Cancella';

export const yourResult = 'Il tuo risultato';
export const noResultYet = 'Compila i campi e il risultato appare qui.';
export const yourBmi = 'Il tuo IMC';
export const categoryName: Record<BmiCategory, string> = {
  Underweight: 'Sottopeso',
  Normal: 'Normopeso',
  Overweight: 'Sovrappeso',
  Obese: 'Obesità',
};
export const viewGuidelines = 'Vedi i consigli';
export const track = 'Segui i progressi';
export const tracked = 'Salvato';
export const trackedToast = 'Risultato aggiunto ai tuoi progressi';
export const removedToast = 'Risultato eliminato';

export const progressHeading = 'I tuoi progressi';
export const noProgressYet = 'I risultati che segui restano qui. Nessun altro li vede.';
export const allResults = ({ count }: { count: number }) =>
  plural(count, { one: `${count} risultato`, other: `Tutti i ${count} risultati` });
export const chart = 'Il tuo IMC nel tempo';
export const resultsTable = 'I tuoi risultati';
export const dateColumn = 'Data';
export const bmiColumn = 'IMC';
export const categoryColumn = 'Categoria';
export const weightColumn = 'Peso';
export const actionsColumn = 'Azioni';
export const weightInKg = ({ kg }: { kg: string }) => `${kg} kg`;
export const remove = 'Elimina';
export const removeWhich = ({ date }: { date: string }) => `il risultato: ${date}`;

export const guidelinesHeading = ({ category }: { category: string }) => `${category}: i nostri consigli`;
export const recommendations = 'Raccomandazioni';
export const tip = 'Un’idea: ';
export const closeGuidelines = 'Ricevuto, si parte!';

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const guidelines: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Il tuo peso è basso per la tua altezza. Un po’ più di cose buone, con regolarità, e il corpo ha di che lavorare.',
    recommendations: [
      'Fai cinque piccoli pasti al giorno invece di tre abbondanti.',
      'Aggiungi calorie che nutrono: noci, avocado, latte intero, olio d’oliva, uova.',
      'Metti delle proteine in ogni pasto: legumi, pesce, latticini o carne.',
      'Allenati con i pesi due volte a settimana, così quello che prendi è muscolo.',
    ],
    tip: 'Tieni noci e frutta secca bene in vista. Quello che si vede, si mangia.',
  },
  Normal: {
    description:
      'Il tuo peso va bene per la tua altezza. Quello che fai funziona: ora basta continuare senza pensarci.',
    recommendations: [
      'Riempi metà del piatto di verdura e frutta.',
      'Il più delle volte scegli cereali integrali al posto di quelli raffinati.',
      'Muoviti almeno 150 minuti a settimana, come più ti piace.',
      'Dormi da sette a nove ore: la stanchezza fa venire voglia di zuccheri.',
    ],
    tip: 'Fai la spesa per tre giorni. Il fresco in piccole quantità si mangia, non si butta.',
  },
  Overweight: {
    description:
      'Il tuo peso è un po’ alto per la tua altezza. Piccoli cambiamenti che durano fanno più di un mese di rigore.',
    recommendations: [
      'Usa piatti più piccoli, e aspetta dieci minuti prima di fare il bis.',
      'Bevi acqua o tè al posto delle bibite zuccherate.',
      'Cucina in casa quattro sere a settimana: cosa metti in pentola lo decidi tu.',
      'Cammina trenta minuti al giorno, in una volta o in tre.',
    ],
    tip: 'Metti le verdure già tagliate all’altezza degli occhi, e le golosità in fondo al ripiano più basso del frigo.',
  },
  Obese: {
    description:
      'Il tuo peso è alto per la tua altezza, e cuore e articolazioni ne risentono. Perderne anche solo un ventesimo si fa già sentire.',
    recommendations: [
      'Parlane con il tuo medico prima di cominciare, e chiedi un percorso con un dietista.',
      'Per una settimana annota quello che mangi: prima di cambiare bisogna sapere.',
      'Fai in modo che verdure e proteine siano la parte più grande di ogni pasto.',
      'Comincia con movimenti leggeri: camminare, nuotare o pedalare, dieci minuti alla volta.',
    ],
    tip: 'Stasera decidi i pasti di domani con quello che hai già in frigo. Un piano è più forte di una voglia.',
  },
};
