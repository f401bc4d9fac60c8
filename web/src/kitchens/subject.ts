/** The choices beside a kitchen's id. The first two are those of people who have no kitchen yet. */
export const CHOICES = {
  everyone: 'everyone',
  mine: 'mine',
  fridge: 'fridge',
  fridgeMine: 'fridge-mine',
  all: 'kitchens',
} as const;

/** What a page speaks of: kitchens of the person, or without any the public fridge, everyone's food or their own. */
export interface Subject<Kitchen> {
  kitchens: readonly Kitchen[];
  whose: 'everyone' | 'mine';
}

const NO_KITCHEN: readonly (string | null)[] = [null, CHOICES.everyone, CHOICES.mine];

/** Whether it was made by a person who had no kitchen: from the first kitchen on, pages speak of that one. */
export const isFromBefore = (choice: string | null): boolean => NO_KITCHEN.includes(choice);

/** Whether it depends on the person's kitchens what the choice comes to. */
export const isAboutKitchens = (choice: string | null): boolean =>
  !isFromBefore(choice) && choice !== CHOICES.fridge && choice !== CHOICES.fridgeMine;

/** A kitchen that the person is not in any more gives way to the first one. */
export function subjectOf<Kitchen extends { id: string }>(
  choice: string | null,
  kitchens: readonly Kitchen[],
  canShowAll: boolean,
): Subject<Kitchen> {
  const whose = choice === CHOICES.mine || choice === CHOICES.fridgeMine ? 'mine' : 'everyone';
  const [first] = kitchens;
  if (!first) return { kitchens: [], whose };
  if (choice === CHOICES.fridge || choice === CHOICES.fridgeMine) return { kitchens: [], whose };
  if (choice === CHOICES.all && canShowAll) return { kitchens, whose: 'everyone' };
  return { kitchens: [kitchens.find(({ id }) => id === choice) ?? first], whose: 'everyone' };
}

/** The choice that has come to it. */
export function choiceOf({ kitchens, whose }: Subject<{ id: string }>): string {
  const [first, ...others] = kitchens;
  if (!first) return whose === 'mine' ? CHOICES.fridgeMine : CHOICES.fridge;
  return others.length > 0 ? CHOICES.all : first.id;
}
