import type { FoundCode } from './read-codes.ts';

type Reader = (frame: ImageData) => Promise<FoundCode[]>;

/** Only some browsers have it, so the types of the DOM do not. */
interface Detector {
  detect(
    frame: ImageData,
  ): Promise<{ format: string; rawValue: string; cornerPoints: FoundCode['corners'] }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'data_matrix', 'qr_code'];

async function findReader(): Promise<Reader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  // Some systems read only a few of them.
  if (!BarcodeDetector || FORMATS.some((format) => !supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (frame) =>
    (await detector.detect(frame)).map(({ format, rawValue, cornerPoints }) => ({
      format,
      text: rawValue,
      corners: cornerPoints,
    }));
}

let found: Promise<Reader | null> | null = null;

/** The browser's own reader, which saves loading ours. Null where there is none that reads all that packs have. */
export function nativeReader(): Promise<Reader | null> {
  found ??= findReader();
  return found;
}
