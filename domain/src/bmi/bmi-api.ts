import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { bmiEntrySchema, bmiResultIdSchema, bmiResultSchema } from './bmi-result.ts';

/** The endpoints about body mass measurements, a part of the contract. */
export const bmiApi = {
  listBmiResults: endpoint({
    method: 'GET',
    path: '/bmi',
    summary: "List the caller's own body mass measurements, oldest first",
    access: 'signed-in',
    response: z.array(bmiResultSchema),
  }),
  keepBmiResult: endpoint({
    method: 'POST',
    path: '/bmi',
    summary: 'Keep a measurement',
    access: 'signed-in',
    body: bmiEntrySchema,
    response: bmiResultSchema,
  }),
  deleteBmiResult: endpoint({
    method: 'DELETE',
    path: '/bmi/:resultId',
    summary: 'Forget a measurement; forgetting one that is gone succeeds',
    access: 'signed-in',
    params: z.object({ resultId: bmiResultIdSchema }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
