import { may } from '@crisper/domain/kitchens/policy.ts';
import { useQuery } from '@tanstack/react-query';
import { MyFoodsPage } from '#items/my-foods/my-foods-page.tsx';
import { kitchensQuery } from '#kitchens/kitchens-api.ts';

/** What the person has in the public fridge, and their kitchens, into which it can be moved. */
export default function MyFoodsWithKitchens() {
  const { data: kitchens = [] } = useQuery(kitchensQuery);
  return <MyFoodsPage kitchens={kitchens.filter(({ role }) => may('add-food', role))} />;
}
