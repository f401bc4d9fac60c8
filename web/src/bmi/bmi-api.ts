import { bmiApi } from '@crisper/domain/bmi/bmi-api.ts';
import type { BmiEntry, BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

export const bmiResultsQuery = queryOptions({
  queryKey: ['bmi'],
  queryFn: () => call(bmiApi.listBmiResults),
});

export const keepBmiResult = (body: BmiEntry): Promise<BmiResult> => call(bmiApi.keepBmiResult, { body });

export const removeBmiResult = (resultId: string) => call(bmiApi.deleteBmiResult, { params: { resultId } });
