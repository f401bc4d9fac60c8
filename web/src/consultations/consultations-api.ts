import { api } from '@crisper/domain/api.ts';
import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** Stores the request. True if the server sends it by mail, too. */
export async function bookConsultation(specialist: SpecialistId | null): Promise<boolean> {
  await call(api.bookConsultation, { body: { specialist } });
  return sendsMail();
}
