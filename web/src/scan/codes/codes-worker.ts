import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundCode } from './read-codes.ts';

prepareZXingModule({ overrides: { locateFile: () => reader } });

const OPTIONS: ReaderOptions = {
  // Those on packs of food; of the others, some are easily seen where there is none.
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14', 'Code128', 'DataBar', 'DataMatrix', 'QRCode'],
  // With the separators of its fields, not as it is printed below a code.
  textMode: 'Plain',
  maxNumberOfSymbols: 4,
};

addEventListener('message', async ({ data }: MessageEvent<{ id: number; frame: ImageData }>) => {
  try {
    const results = await readBarcodes(data.frame, OPTIONS);
    const codes: FoundCode[] = results.map(({ format, text }) => ({ format, text }));
    postMessage({ id: data.id, codes });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) });
  }
});
