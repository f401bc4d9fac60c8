import type { Language } from '@crisper/domain/languages/languages.ts';
import { language } from '@crisper/texts/locale.ts';
import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import frenchUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';

/** What is known of a language's print: its letters, and which of them stand beside each other. */
interface PrintModel {
  /** As Tesseract calls it. */
  name: string;
  url: string;
  bytes: number;
}

const models: Record<Language, PrintModel> = {
  en: { name: 'eng', url: englishUrl, bytes: 2_952_873 },
  de: { name: 'deu', url: germanUrl, bytes: 1_333_102 },
  fr: { name: 'fra', url: frenchUrl, bytes: 707_406 },
};

export const printModel: PrintModel = models[language];
