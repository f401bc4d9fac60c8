import * as texts from '@crisper/texts/site/features.ts';
import { BarChart3, CalendarClock, ChefHat, type LucideIcon, PackageCheck, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explanation } from '#site/home/explanation.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnalyticsVignette } from './analytics-vignette.tsx';
import { ExpiryVignette } from './expiry-vignette.tsx';
import { InventoryVignette } from './inventory-vignette.tsx';
import { RecipeVignette } from './recipe-vignette.tsx';
import { ShoppingVignette } from './shopping-vignette.tsx';

interface Feature {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  withoutMail?: string;
  vignette: ReactNode;
}

function FeaturePanel({ title, text, withoutMail, vignette }: Omit<Feature, 'icon'>) {
  return (
    <div className="grid h-full overflow-hidden rounded-scene border border-line bg-surface shadow-rest md:grid-cols-[1fr_1.15fr] lg:min-h-116">
      <div className="grid content-center justify-items-start gap-3 p-7 sm:p-9">
        <h3 className="text-heading">{title}</h3>
        <Explanation text={text} withoutMail={withoutMail} />
      </div>
      <div className="grid place-items-center bg-linear-to-b from-frost to-frost-deep p-6 sm:p-9">
        {vignette}
      </div>
    </div>
  );
}

const tab = ({ icon: Icon, ...feature }: Feature) => ({
  id: feature.id,
  label: (
    <span className="flex items-center gap-3 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-5 text-brand" /> {feature.title}
    </span>
  ),
  panel: <FeaturePanel {...feature} />,
});

export function Features() {
  return (
    <section className="bg-sunken py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading title={texts.heading} text={texts.introduction} className="mb-12" />
        <Tabs
          label={texts.tabs}
          tabs={[
            tab({
              title: texts.expiryTrackingTitle,
              text: texts.expiryTrackingText,
              id: 'expiry',
              icon: CalendarClock,
              vignette: <ExpiryVignette />,
            }),
            tab({
              title: texts.inventoryTitle,
              text: texts.inventoryText,
              id: 'inventory',
              icon: PackageCheck,
              vignette: <InventoryVignette />,
            }),
            tab({
              title: texts.recipesTitle,
              text: texts.recipesText,
              id: 'recipes',
              icon: ChefHat,
              vignette: <RecipeVignette />,
            }),
            tab({
              title: texts.analyticsTitle,
              text: texts.analyticsText,
              withoutMail: texts.analyticsWithoutMail,
              id: 'analytics',
              icon: BarChart3,
              vignette: <AnalyticsVignette />,
            }),
            tab({
              title: texts.shoppingListsTitle,
              text: texts.shoppingListsText,
              id: 'shopping',
              icon: ShoppingBag,
              vignette: <ShoppingVignette />,
            }),
          ]}
        />
      </div>
    </section>
  );
}
