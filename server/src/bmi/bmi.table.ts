import type { BmiEntry } from '@crisper/domain/bmi/bmi-result.ts';

declare module '#db/tables.ts' {
  interface Tables {
    bmi_results: BmiResultsTable;
  }
}

export interface BmiResultsTable {
  owner_id: string;
  id: string;
  height_cm: number;
  weight_kg: number;
  age: number;
  gender: BmiEntry['gender'];
  measured_at: Date;
}
