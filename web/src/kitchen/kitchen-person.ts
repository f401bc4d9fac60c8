import type { Portrait } from '#ui/face.tsx';

/** A person in the kitchen, with the tint that they have on all pages about it. */
export interface KitchenPerson extends Portrait {
  accountId: string;
  tint: number;
}
