import createCore, { type Core, type Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { blurred } from '#scan/blurred.ts';
import { fetchFiles } from '#scan/fetch-files.ts';
import { type Grey, greyOf, turned } from '#scan/grey.ts';
import { loadOnce } from '#scan/load-once.ts';
import { paperOf } from '#scan/paper.ts';
import { answerCalls } from '#workers/answer-calls.ts';
import type { OnProgress } from '#workers/calls.ts';
import { portableGreymap } from './portable-greymap.ts';
import { printModel } from './print-model.ts';
import type { ReadingRequest, ReadText, TextLayout } from './read-text.ts';

const CORE = { url: coreUrl, bytes: 2_857_601 };
/** The engine with a neural network, the only one in this core. */
const LSTM = 1;
/** The core reads its picture from this file. */
const PICTURE = '/input';
const LAYOUTS: Record<TextLayout, number> = { paper: 6, scattered: 11 };
/** A line of at least so many letters that is as sure as this is print, the right way up. */
const LEGIBLE = { letters: 4, confidence: 60, lines: 5 };

/** What the core says of the lines that it read. */
interface CoreLine {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}
interface Page {
  blocks: { paragraphs: { lines: CoreLine[] }[] }[];
}

interface Reader {
  core: Core;
  tesseract: Tesseract;
}

let onReading: OnProgress = () => {};

const reader = loadOnce(async (onProgress): Promise<Reader> => {
  const [wasm, packed] = (await fetchFiles([CORE, printModel], onProgress)) as [Blob, Blob];
  const model = new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
  const core = await createCore({
    wasmBinary: await wasm.arrayBuffer(),
    // It tells the console how it estimates resolutions.
    printErr: () => {},
    TesseractProgress: (percent) => onReading({ doing: 'working', share: percent / 100 }),
  });
  core.FS.writeFile(`${printModel.name}.traineddata`, new Uint8Array(await model.arrayBuffer()));
  const tesseract = new core.TessBaseAPI();
  if (tesseract.Init(null, printModel.name, LSTM) !== 0) throw new Error('The language cannot be read.');
  return { core, tesseract };
});

function asRead(found: CoreLine[]): ReadText {
  const lines = found.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
    text: text.trim(),
    box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    confidence,
  }));
  return { text: lines.map(({ text }) => text).join('\n'), lines };
}

function recognise({ core, tesseract }: Reader, picture: Grey, mode: TextLayout): ReadText {
  core.FS.writeFile(PICTURE, portableGreymap(picture));
  tesseract.SetPageSegMode(LAYOUTS[mode]);
  if (tesseract.SetImageFile() !== 0) throw new Error('The picture cannot be read.');
  tesseract.Recognize(null);
  const { blocks }: Page = JSON.parse(tesseract.GetJSONText(0));
  return asRead(blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines)));
}

const legibleLines = ({ lines }: ReadText): number =>
  lines.filter(
    ({ text, confidence }) =>
      confidence >= LEGIBLE.confidence && text.replace(/[^\p{L}\d]/gu, '').length >= LEGIBLE.letters,
  ).length;

/** The paper as it lies, then the other ways round until it can be read. */
function* waysRound(picture: Grey): Generator<Grey> {
  const paper = paperOf(picture);
  yield paper;
  const half = turned(turned(picture));
  // Rows of print are shorter than a receipt is long, so wide paper lies on its side.
  if (paper.width > paper.height) yield* [paperOf(turned(picture)), paperOf(turned(half))];
  yield paperOf(half);
}

function readPaper(reader: Reader, picture: Grey): ReadText {
  let best: ReadText | null = null;
  for (const paper of waysRound(picture)) {
    const read = recognise(reader, paper, 'paper');
    if (best === null || legibleLines(read) > legibleLines(best)) best = read;
    if (legibleLines(best) >= LEGIBLE.lines) break;
  }
  return best ?? asRead([]);
}

async function read({ image, mode, blurPx }: ReadingRequest, onProgress: OnProgress): Promise<ReadText> {
  const loaded = await reader(onProgress);
  onReading = onProgress;
  const picture = blurred(greyOf(image), blurPx);
  return mode === 'paper' ? readPaper(loaded, picture) : recognise(loaded, picture, mode);
}

answerCalls(read);
