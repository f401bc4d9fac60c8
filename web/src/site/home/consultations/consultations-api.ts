import { api } from '@crisper/domain/api.ts';
import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { call } from '#http/call.ts';

export const bookConsultation = (specialist: SpecialistId | null) =>
  call(api.bookConsultation, { body: { specialist } });
