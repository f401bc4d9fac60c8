import { consultationsApi } from '@crisper/domain/consultations/consultations-api.ts';
import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** Stores the request. True if the server sends it by mail, too. */
export async function bookConsultation(specialist: SpecialistId | null): Promise<boolean> {
  await call(consultationsApi.bookConsultation, { body: { specialist } });
  return sendsMail();
}
