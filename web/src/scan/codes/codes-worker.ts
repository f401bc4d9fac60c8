import { prepareZXingModule, purgeZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { answerCalls } from '#workers/answer-calls.ts';
import type { FoundCode } from './read-codes.ts';

const OPTIONS: ReaderOptions = {
  // Those on packs of food; of the others, some are easily seen where there is none.
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14', 'Code128', 'DataBar', 'DataMatrix', 'QRCode'],
  // With the separators of its fields, not as it is printed below a code.
  textMode: 'Plain',
  maxNumberOfSymbols: 4,
};

answerCalls<ImageData, FoundCode[]>(async (frame) => {
  try {
    await prepareZXingModule({ overrides: { locateFile: () => reader }, fireImmediately: true });
  } catch (error) {
    // The library would fail for ever, though there may be a connection the next time.
    purgeZXingModule();
    throw error;
  }
  return (await readBarcodes(frame, OPTIONS)).map(({ format, text, position }) => ({
    format,
    text,
    corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
  }));
});
