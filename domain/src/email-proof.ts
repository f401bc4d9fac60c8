/** Whether the address is proven to be the person's, a link to prove it is on its way, or neither. */
export const EMAIL_PROOFS = ['proven', 'mailed', 'missing'] as const;
export type EmailProof = (typeof EMAIL_PROOFS)[number];
