import type { Language } from '@crisper/domain/languages/languages.ts';
import { language } from '@crisper/texts/locale.ts';
import danishUrl from '@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz?url';
import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import frenchUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import italianUrl from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import dutchUrl from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import portugueseUrl from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import spanishUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import swedishUrl from '@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz?url';

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
  es: { name: 'spa', url: spanishUrl, bytes: 2_100_190 },
  it: { name: 'ita', url: italianUrl, bytes: 1_660_998 },
  nl: { name: 'nld', url: dutchUrl, bytes: 3_005_696 },
  sv: { name: 'swe', url: swedishUrl, bytes: 2_503_095 },
  da: { name: 'dan', url: danishUrl, bytes: 1_845_116 },
  'pt-BR': { name: 'por', url: portugueseUrl, bytes: 1_392_239 },
};

export const printModel: PrintModel = models[language];
