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
      <PageMetadata title="Add food" description="Put something into the fridge." hidden />
      <PageHeading title="Add New Food Item">
        Name it, pick a picture and a date. Seconds, not minutes.
      </PageHeading>
      <Card as="section" aria-label="New food" className="sm:p-8">
        <AddFoodForm key={user.uid} owner={user.uid} />
      </Card>
    </>
  );
}
