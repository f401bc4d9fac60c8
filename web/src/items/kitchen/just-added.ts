import type { Walk } from './steps.ts';

let added: Walk | null = null;

/** What was put in on the page for that, until the kitchen's page offers to take it back. */
export function noteAdded(walk: Walk | null): void {
  added = walk;
}

export const justAdded = (kitchenId: string): Walk | null => (added?.kitchenId === kitchenId ? added : null);
