import type { Asker } from '#kitchens/kitchens-test.ts';

interface Told {
  items: { title: string; place: string; amount: number; expiryDate: string | null }[];
  shopping: { entries: { _id: string; title: string; gotAt: string | null }[] };
}

export const told = (who: Asker, kitchenId: string) => who.ask<Told>('GET', `/kitchens/${kitchenId}/changes`);

export const onTheList = async (who: Asker, kitchenId: string) =>
  (await told(who, kitchenId)).shopping.entries.map(({ title }) => title);
