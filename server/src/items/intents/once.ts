import { AppError } from '@crisper/domain/errors.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { errors } from '@crisper/texts/all/errors.ts';
import type { ActContext } from './act-context.ts';

/** What came of an intent: whether something was written, and what the person is told. */
export interface Attempt {
  isWritten: boolean;
  told?: string;
}

/**
 * Does one thing in the transaction that holds the kitchen, unless it has happened: `happened` says who did what has the ids
 * of intents, and this one is noted there.
 */
export async function once(
  place: ActContext,
  id: string,
  happened: Map<string, string>,
  attempt: () => Promise<Attempt>,
): Promise<IntentResult> {
  const { accountId } = place.inKitchen.viewer;
  try {
    if ((happened.get(id) ?? accountId) !== accountId) throw new AppError('id_taken');
    if (happened.has(id)) return { id, outcome: 'already' };
    const { isWritten, told } = await attempt();
    if (isWritten) {
      place.onWritten();
      happened.set(id, accountId);
    }
    return { id, outcome: isWritten ? 'done' : 'already', ...(told && { message: told }) };
  } catch (error) {
    // Any other error is a bug or a lost connection, and undoes all of it.
    if (!(error instanceof AppError)) throw error;
    return {
      id,
      outcome: 'refused',
      code: error.code,
      message: errors[place.language].errorText[error.code],
    };
  }
}
