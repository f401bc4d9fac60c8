import { write } from '#http/database.ts';
import { currentKept, type OutboxEntry, openKept, type Remark, setWaiting } from './kept.ts';
import { enqueue } from './outbox.ts';

/** The person has read it. Where the disk cannot be written to, they read it once more when the page is opened again. */
export async function letGo(remark: Remark): Promise<void> {
  const { database } = await openKept();
  if (database)
    await write(database, ['refused', 'told'], (shelf) => {
      shelf('refused').delete(remark.place);
      shelf('told').delete(remark.place);
    }).catch(() => undefined);
  const without = (remarks: readonly Remark[]) => remarks.filter(({ place }) => place !== remark.place);
  const { refused, told } = currentKept();
  setWaiting({ refused: without(refused), told: without(told) });
}

/** Tells the person something about what they did with this picture. */
export async function tellOf(image: string, message: string): Promise<void> {
  const { database, outbox, told } = { ...(await openKept()), ...currentKept() };
  const imageOf = ({ intent }: Remark | OutboxEntry) =>
    intent.kind === 'addItem' ? intent.item.image : intent.kind === 'changeItem' && intent.fields.image;
  const remarks = outbox.filter((entry) => imageOf(entry) === image).map((entry) => ({ ...entry, message }));
  if (database)
    await write(database, ['told'], (shelf) => {
      for (const remark of remarks) shelf('told').put(remark);
    });
  setWaiting({ told: [...told, ...remarks] });
}

/** The same again: the server knows by its id whether it happened meanwhile. */
export async function tryAgain(refusal: Remark): Promise<void> {
  const { message: _, place: __, ...thing } = refusal;
  await enqueue([thing]);
  await letGo(refusal);
}
