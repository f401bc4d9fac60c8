import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useQuery } from '@tanstack/react-query';
import { Maximize2, X } from 'lucide-react';
import { Link } from 'react-router';
import { ItemBeside } from '#kitchen/item/kitchen-item-view.tsx';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import type { BesideList } from '#kitchen/list/food-list.tsx';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { ListBeside } from '#shopping/list-beside.tsx';
import WasteCard from '#waste/waste-card.tsx';

export interface BesideFoodProps extends BesideList {
  kitchen: OwnKitchen;
  self: string;
  people: KitchenPerson[];
}

const button =
  'mt-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface/70 hover:text-brand';

/** Beside the food of a kitchen on a desk: the thing that is chosen, or what else matters today. */
export default function BesideFood({
  kitchen,
  self,
  people,
  itemId,
  acts,
  onClose,
  takeFocus,
}: BesideFoodProps) {
  const { data } = useQuery(kitchenFoodQuery(kitchen.id));
  if (itemId === null)
    return (
      <div className="grid grid-cols-1 gap-5 p-px *:mt-0!">
        <ListBeside {...{ kitchen, self, people }} />
        <WasteCard kitchenId={kitchen.id} />
      </div>
    );
  const title = data?.items.find(({ _id }) => _id === itemId)?.title ?? '';
  return (
    <>
      <div className="sticky top-0 z-10 flex h-0 justify-end pe-3">
        <Link to={paths.kitchenItem(kitchen.id, itemId)} className={button}>
          <Maximize2 aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.openPage({ title })}</span>
        </Link>
        <button type="button" onClick={onClose} className={button}>
          <X aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.closeItem({ title })}</span>
        </button>
      </div>
      <ItemBeside
        key={itemId}
        kitchenId={kitchen.id}
        {...{ itemId, self, people, acts, takeFocus }}
        mayTouch={may('change-any-item', kitchen.role)}
      />
    </>
  );
}
