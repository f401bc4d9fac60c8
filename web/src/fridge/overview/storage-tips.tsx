import * as texts from '@crisper/texts/items/overview.ts';
import { Card } from '#ui/card.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const pictures = [
  ['dairy', 'milk'],
  ['vegetables', 'broccoli'],
  ['meat', 'steak'],
] as const;

export function StorageTips() {
  return (
    <Card as="section" aria-labelledby="tips-title" className="grid content-start gap-4">
      <h2 id="tips-title" className="text-heading">
        {texts.storageTips}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {pictures.map(([tip, picture]) => (
          <li key={tip} className="grid content-start gap-2 rounded-control bg-frost p-4">
            <FoodPicture name={picture} className="size-12" />
            <h3 className="font-semibold">{texts.tips[tip].title}</h3>
            <p className="text-sm text-ink-soft">{texts.tips[tip].text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
