import { randomUUIDv7 } from 'node:crypto';
import { BMI_RESULTS_MAX, type BmiEntry, type BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { toBmiResult } from './bmi.queries.ts';

/** Stores a measurement; beyond the limit, the oldest is deleted. */
export async function keepBmiResult(db: Database, viewer: Viewer, entry: BmiEntry): Promise<BmiResult> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('bmi_results')
      .values({
        owner_id: viewer.accountId,
        id: randomUUIDv7(),
        height_cm: entry.heightCm,
        weight_kg: entry.weightKg,
        age: entry.age,
        gender: entry.gender,
        measured_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await sql`
      delete from bmi_results where owner_id = ${viewer.accountId} and id in (
        select id from bmi_results where owner_id = ${viewer.accountId}
        order by id desc offset ${BMI_RESULTS_MAX}
      )
    `.execute(tx);
    return toBmiResult(row);
  });
}

export async function removeBmiResult(db: Database, viewer: Viewer, id: string): Promise<void> {
  await db.deleteFrom('bmi_results').where('owner_id', '=', viewer.accountId).where('id', '=', id).execute();
}
