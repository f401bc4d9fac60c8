import { Card } from '#ui/card.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const tips = [
  {
    picture: 'milk',
    title: 'Dairy',
    text: 'Keep milk at the back of a shelf, where it stays cold. The door warms up each time it opens.',
  },
  {
    picture: 'broccoli',
    title: 'Vegetables',
    text: 'Store them dry in the crisper drawer, leafy greens wrapped in a cloth, and away from apples and pears.',
  },
  {
    picture: 'steak',
    title: 'Meat',
    text: 'Put it on the lowest shelf in a tray, so that nothing drips, and freeze what you will not cook in two days.',
  },
];

export function StorageTips() {
  return (
    <Card as="section" aria-labelledby="tips-title" className="grid content-start gap-4">
      <h2 id="tips-title" className="text-heading">
        Food Storage Tips
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {tips.map(({ picture, title, text }) => (
          <li key={title} className="grid content-start gap-2 rounded-control bg-frost p-4">
            <FoodPicture name={picture} className="size-12" />
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
