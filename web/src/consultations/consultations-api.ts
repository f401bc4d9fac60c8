import { api } from '@crisper/domain/api.ts';
import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** Tells whether the request was mailed, too; it is kept in any case. */
export async function bookConsultation(specialist: SpecialistId | null): Promise<boolean> {
  await call(api.bookConsultation, { body: { specialist } });
  return sendsMail();
}
