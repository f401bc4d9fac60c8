import type { ShownStep } from './steps-of.ts';

/** A step, in which what goes into it stands out. */
export const StepWords = ({ parts }: Pick<ShownStep, 'parts'>) =>
  parts.map(({ text, slot, ends }) => (slot ? <b key={ends}>{text}</b> : text));
