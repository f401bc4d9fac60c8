import * as texts from '@crisper/texts/items/add-food.ts';
import { useSession } from '#session/use-session.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { AddFoodForm } from './add-food-form.tsx';

export default function AddFoodsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
      <Card as="section" aria-label={texts.newFood} className="sm:p-8">
        <AddFoodForm key={user.uid} owner={user.uid} />
      </Card>
    </>
  );
}
