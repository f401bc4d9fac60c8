import { daysLeft, freshness } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { expiryText } from '#items/expiry-text.ts';
import { FreshnessTag } from '#items/freshness-tag.tsx';
import { ItemPicture } from '#items/item-picture.tsx';
import { useToday } from '#items/today.ts';
import { Button } from '#ui/button.tsx';
import { numberText } from '#ui/formats.ts';
import { CountdownBox } from './countdown-box.tsx';
import { NotePanel } from './note-panel.tsx';
import { useExpiry } from './use-expiry.ts';

/** Longer titles are set smaller, so that the item itself stays in view. */
const LONG_TITLE = 80;

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'col-span-full' : ''}`}>
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function GoBack() {
  const navigate = useNavigate();
  // A page that was opened in a new tab has no page to go back to.
  const leave = () => (history.length > 1 ? navigate(-1) : navigate(paths.fridge));
  return (
    <Button variant="secondary" onClick={leave}>
      <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
      {texts.goBack}
    </Button>
  );
}

export function ItemDetails({ item }: { item: Item }) {
  const expiry = useExpiry(item.expiryDate);
  const today = useToday();
  const state = freshness(item.expiryDate, today);
  return (
    <>
      <header className="bg-linear-to-b from-frost to-frost-deep">
        <div className="wrap grid justify-items-start gap-6 pt-6 pb-10 md:pt-8 md:pb-14">
          <GoBack />
          <p className="max-w-full font-display text-heading text-ink-soft">
            {texts.heading}
            <span className="sr-only">: </span>
          </p>
          <h1
            dir="auto"
            className={`-mt-4 max-w-4xl wrap-anywhere ${item.title.length > LONG_TITLE ? 'text-heading' : 'text-title'}`}
          >
            {item.title}
          </h1>
        </div>
      </header>
      <div className="wrap grid gap-8 py-10 md:grid-cols-2 md:py-14 lg:gap-14">
        <div className="grid content-start gap-6">
          <div className="relative overflow-hidden rounded-scene border border-line bg-linear-to-b from-frost to-frost-deep shadow-rest">
            <ItemPicture item={item} eager className="aspect-square w-full md:aspect-5/4" />
            <div className="absolute inset-s-5 top-5">
              <FreshnessTag tone={state}>{texts.badge[state]}</FreshnessTag>
              {item.free && <FreshnessTag tone="plain">{itemTexts.freeToTake}</FreshnessTag>}
            </div>
          </div>
          <CountdownBox expiry={expiry} freshness={state} />
        </div>
        <div className="grid content-start gap-8">
          <p dir="auto" className="text-lead whitespace-pre-line wrap-anywhere text-ink-soft">
            {item.description || texts.noDescription}
          </p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-card sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 border border-line bg-surface p-6 shadow-rest">
            <Fact label={itemTexts.category}>{itemTexts.categoryName[item.category]}</Fact>
            <Fact label={itemTexts.quantity}>{numberText(item.quantity)}</Fact>
            <Fact label={itemTexts.expiryDate}>
              {expiryText(item.expiryDate)}
              {item.expiryDate && (
                <span className="block text-caption font-normal text-ink-soft">
                  {relativeDayHeading(daysLeft(item.expiryDate, today))}
                </span>
              )}
            </Fact>
            <Fact label={texts.addedBy} wide>
              {item.addedBy}
            </Fact>
          </dl>
          <NotePanel item={item} />
        </div>
      </div>
    </>
  );
}
