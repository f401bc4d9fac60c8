import { type Planning, planner } from '@crisper/domain/bring/plan.ts';
import { understood } from '@crisper/domain/bring/understand.ts';
import { loadFoods } from '#items/pictures/use-foods.ts';
import { lineReader } from '#kitchen/adding/line-reader.ts';
import { BringError } from './bring-error.ts';
import { inPieces, type OnShare, resultInPieces, shareOf } from './in-pieces.ts';
import { type FileReading, readFiles } from './read-files.ts';
import { readSheets } from './read-sheets.ts';
import { fetchTableReader, readTexts } from './read-text.ts';

// All that reads and plans, loaded when something is to be read.

interface Bringing extends Omit<Planning, 'here' | 'names' | 'order'> {
  self: string;
  readDatabase: FileReading['readDatabase'];
  /** What is in the kitchen, of what has these references. */
  whatIsHere: (refs: string[]) => Promise<Planning['here']>;
  onProgress: OnShare;
}

/** Fetches what reading needs, so that the first file is read at once and without a connection. */
export async function fetchReaders(): Promise<void> {
  await fetchTableReader();
  await loadFoods();
  // Starts its worker, which has a file of its own.
  await readSheets(new Blob());
}

/** Reads files that were chosen or dropped together, or a text that was pasted; asks what has to be asked about it. */
export async function readAny(from: readonly Blob[] | string, bringing: Bringing) {
  const { self, today, kitchen, readDatabase, whatIsHere, onProgress } = bringing;
  const { foodNames: names, sense } = await loadFoods();
  const { places, currency } = kitchen;
  const reader = lineReader({ self, people: [], today, places, currency, sense });
  const firstHalf: OnShare = (share) => onProgress(share / 2);
  const brought =
    typeof from === 'string'
      ? await readTexts([from], reader, firstHalf)
      : await readFiles(from, { reader, readDatabase, readSheets, onProgress: firstHalf });
  if (brought.foods.length === 0 && !brought.papers) throw new BringError('nothing');
  const foods = await inPieces(
    understood(brought, { names, today }),
    shareOf(brought.foods.length, (share) => onProgress((1 + share) / 2)),
  );
  const here = await whatIsHere(foods.map(({ ref }) => ref));
  const planning = planner(brought, foods, { ...bringing, names, order: reader.order, here });
  return { brought, ...(await resultInPieces(planning)) };
}
