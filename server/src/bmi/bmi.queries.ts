import { BMI_RESULTS_MAX, type BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { BmiResultsTable } from './bmi.table.ts';

/** The person's latest measurements, oldest first. */
export async function listBmiResults(db: Database, accountId: string): Promise<BmiResult[]> {
  const rows = await db
    .selectFrom('bmi_results')
    .selectAll()
    .where('owner_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(BMI_RESULTS_MAX)
    .execute();
  return rows.map(toBmiResult).reverse();
}

export function toBmiResult(row: Selectable<BmiResultsTable>): BmiResult {
  return {
    id: row.id as BmiResult['id'],
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    age: row.age,
    gender: row.gender,
    measuredAt: row.measured_at.toISOString(),
  };
}
