import { BarChart3, CalendarClock, ChefHat, PackageCheck, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explanation } from '#site/home/explanation.tsx';
import { Planned } from '#site/home/planned.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnalyticsVignette } from './analytics-vignette.tsx';
import { ExpiryVignette } from './expiry-vignette.tsx';
import { InventoryVignette } from './inventory-vignette.tsx';
import { RecipeVignette } from './recipe-vignette.tsx';
import { ShoppingVignette } from './shopping-vignette.tsx';

interface FeatureProps {
  title: string;
  text: string;
  withoutMail?: string;
  planned?: boolean;
  children: ReactNode;
}

function Feature({ title, text, withoutMail, planned = false, children }: FeatureProps) {
  return (
    <div className="grid h-full overflow-hidden rounded-scene border border-line bg-surface shadow-rest md:grid-cols-[1fr_1.15fr] lg:min-h-116">
      <div className="grid content-center justify-items-start gap-3 p-7 sm:p-9">
        {planned && <Planned />}
        <h3 className="text-heading">{title}</h3>
        <Explanation text={text} withoutMail={withoutMail} />
      </div>
      <div className="grid place-items-center bg-linear-to-b from-frost to-frost-deep p-6 sm:p-9">
        {children}
      </div>
    </div>
  );
}

const label = (Icon: typeof BarChart3, text: string) => (
  <span className="flex items-center gap-3 whitespace-nowrap">
    <Icon aria-hidden="true" className="size-5 text-brand" /> {text}
  </span>
);

export function Features() {
  return (
    <section className="bg-sunken py-20 lg:py-28">
      <div className="wrap">
        <SectionHeading
          title="Advanced features"
          text="Start with dates. What we are still building says so."
          className="mb-12"
        />
        <Tabs
          label="Advanced features"
          tabs={[
            {
              id: 'expiry',
              label: label(CalendarClock, 'Expiry tracking'),
              panel: (
                <Feature
                  title="Expiry tracking"
                  text="Each item runs its own clock, in days, hours and minutes, and says so plainly when its time is up."
                >
                  <ExpiryVignette />
                </Feature>
              ),
            },
            {
              id: 'inventory',
              label: label(PackageCheck, 'Automated inventory'),
              panel: (
                <Feature
                  planned
                  title="Automated inventory"
                  text="Receipt scanning, image recognition and smart scales will keep the list for you: what came in, what went out, and how much is left of it."
                >
                  <InventoryVignette />
                </Feature>
              ),
            },
            {
              id: 'recipes',
              label: label(ChefHat, 'Waste-reduction recipes'),
              panel: (
                <Feature
                  planned
                  title="Waste-reduction recipes"
                  text="Cook from the top of the list. Suggestions will start from what is due this week, not from what a magazine would like you to buy."
                >
                  <RecipeVignette />
                </Feature>
              ),
            },
            {
              id: 'analytics',
              label: label(BarChart3, 'Consumption analytics'),
              panel: (
                <Feature
                  title="Consumption analytics"
                  text="Your dashboard counts what is fresh, what expires soon and what has expired, and compares it with last week. Subscribe below, and weekly reports tell you on Mondays what to eat and what was lost."
                  withoutMail="Your dashboard counts what is fresh, what expires soon and what has expired, and compares it with last week. Weekly reports would come by mail, and this Crisper sends none."
                >
                  <AnalyticsVignette />
                </Feature>
              ),
            },
            {
              id: 'shopping',
              label: label(ShoppingBasket, 'Smart shopping lists'),
              panel: (
                <Feature
                  planned
                  title="Smart shopping lists"
                  text="The list that knows the shelf: 60% more efficient shopping, and no third jar of mustard. It comes along in the app for iOS and Android."
                >
                  <ShoppingVignette />
                </Feature>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
