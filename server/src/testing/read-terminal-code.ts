import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
/** What each character shows in its upper and its lower half; 0 is black. */
const HALVES: Record<string, [number, number]> = {
  '█': [0, 0],
  '▀': [0, 255],
  '▄': [255, 0],
  ' ': [255, 255],
};
const PIXELS_PER_MODULE = 8;

/** What a phone reads off a terminal: the text of the QR code that was printed there. */
export async function readTerminalCode(printed: string): Promise<string | undefined> {
  // Only the code is printed in colours.
  const coloured = printed.split('\n').filter((line) => line.startsWith('\x1b['));
  const lines = coloured.map((line) => [...stripVTControlCharacters(line)]);
  const rows = lines.flatMap((line) =>
    [0, 1].map((half) => line.map((sign) => HALVES[sign]?.[half as 0 | 1] ?? 128)),
  );
  const width = rows[0]?.length ?? 0;
  if (width === 0) return undefined;
  const picture = await sharp(Buffer.from(rows.flat()), { raw: { width, height: rows.length, channels: 1 } })
    .resize({ width: width * PIXELS_PER_MODULE, kernel: 'nearest' })
    .png()
    .toBuffer();
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer },
    fireImmediately: true,
  });
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return found?.text;
}
