/** Whether the email address is proven, a link to prove it was mailed, or neither. */
export const EMAIL_PROOFS = ['proven', 'mailed', 'missing'] as const;
export type EmailProof = (typeof EMAIL_PROOFS)[number];
