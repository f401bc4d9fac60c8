import { api } from '@crisper/domain/api.ts';
import type { BmiEntry, BmiResult } from '@crisper/domain/bmi/bmi-result.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

export const bmiResultsQuery = queryOptions({
  queryKey: ['bmi'],
  queryFn: () => call(api.listBmiResults),
});

export const keepBmiResult = (body: BmiEntry): Promise<BmiResult> => call(api.keepBmiResult, { body });

export const removeBmiResult = (resultId: string) => call(api.deleteBmiResult, { params: { resultId } });
