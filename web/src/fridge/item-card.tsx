import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { freshness } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import { categoryName, freeToTake, freshnessMark } from '@crisper/texts/items/items.ts';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { expiryText } from '#items/expiry-text.ts';
import { FreshnessTag } from '#items/freshness-tag.tsx';
import { ItemPicture } from '#items/item-picture.tsx';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { sentence, unseen } from '#ui/sentence.ts';

/** Fetched by people who have food on the page. */
const OwnActs = lazy(() => fetchCode(() => import('#kitchen/acting/own-acts.tsx')));

interface ItemCardProps {
  item: Item;
  today: CalendarDate;
  eager: boolean;
}

export function ItemCard({ item, today, eager }: ItemCardProps) {
  const { user } = useSession();
  const titleId = `item-${item._id}`;
  const state = freshness(item.expiryDate, today);
  return (
    <article
      aria-labelledby={titleId}
      data-item={item._id}
      className="group flex h-full min-w-0 scroll-my-24 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift"
    >
      <div className="relative aspect-square overflow-hidden bg-linear-to-b from-frost to-frost-deep sm:aspect-5/4">
        <ItemPicture
          item={item}
          eager={eager}
          className="size-full transition-transform duration-500 group-hover:scale-105"
        />
        <div className="absolute inset-s-2.5 top-2.5">
          {state !== 'fresh' && <FreshnessTag tone={state}>{freshnessMark[state]}</FreshnessTag>}
          {item.free && <FreshnessTag tone="plain">{freeToTake}</FreshnessTag>}
        </div>
      </div>
      <div className="flex grow flex-col gap-3 p-3.5 sm:p-4">
        <div className="grid gap-0.5">
          <p className="text-caption text-ink-soft">{categoryName[item.category]}</p>
          <h3 id={titleId} dir="auto" className="line-clamp-2 text-lg/snug font-semibold wrap-anywhere">
            {item.title}
          </h3>
        </div>
        <p className="mt-auto flex items-center gap-1.5 text-sm text-ink-soft">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          {unseen(texts.expiryDateLabel)}
          {expiryText(item.expiryDate)}
        </p>
        <ButtonLink to={paths.item(item._id)} variant="secondary" size="small" className="w-full">
          {sentence(texts.viewDetails({ title: item.title, unseen }))}
        </ButtonLink>
        {user?.email === item.addedBy && (
          <Suspense fallback={<div className="h-11" />}>
            <OwnActs item={item} kitchenId={PUBLIC_FRIDGE_ID} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
