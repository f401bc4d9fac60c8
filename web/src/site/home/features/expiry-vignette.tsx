import { Badge } from '#ui/badge.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const items = [
  { picture: 'fish', title: 'Mackerel', left: '0d : 9h : 40m', tone: 'soon', status: 'Expiring Soon' },
  { picture: 'avocado', title: 'Avocado', left: '1d : 9h : 40m', tone: 'soon', status: 'Expiring Soon' },
  { picture: 'cheese', title: 'Comté', left: '16d : 9h : 40m', tone: 'fresh', status: 'Fresh' },
  { picture: 'milk', title: 'Oat milk', left: 'This item has expired.', tone: 'expired', status: 'Expired' },
] as const;

export function ExpiryVignette() {
  return (
    <VignetteCard>
      <ul className="-my-2 divide-y divide-line">
        {items.map(({ picture, title, left, tone, status }) => (
          <li key={title} className="flex items-center gap-3 py-3">
            <FoodPicture name={picture} className="size-10" />
            <div className="min-w-0 grow">
              <p className="font-semibold">{title}</p>
              <p className="text-caption text-ink-soft tabular-nums">{left}</p>
            </div>
            <Badge tone={tone}>{status}</Badge>
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
