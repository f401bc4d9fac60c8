import { may } from '@crisper/domain/kitchens/policy.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { TellPrograms } from '#kitchens/programs/tell-programs.tsx';
import { Card } from '#ui/card.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EndKitchen } from './end-kitchen.tsx';
import { EverythingAsFile } from './everything-as-file.tsx';
import { CurrencyForm, KitchenNameForm, TimeZoneForm } from './kitchen-forms.tsx';
import { BringSection } from './past-imports.tsx';
import { PlacesSection } from './places-section.tsx';

/** For those who may look at the settings only. */
function Values({ kitchen }: { kitchen: OwnKitchen }) {
  const values = [
    [texts.name, kitchen.name],
    [texts.money, kitchen.currency],
    [texts.timeZone, kitchen.timeZone],
  ];
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-4">
        {values.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{texts.onlyOwners}</p>
    </Card>
  );
}

function Settings({ kitchen }: { kitchen: OwnKitchen }) {
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <PageMetadata
        title={texts.pageTitle({ kitchen: kitchen.name })}
        description={texts.pageDescription}
        hidden
      />
      <PartHeading kitchen={kitchen} title={texts.pageTitle({ kitchen: kitchen.name })} />
      {may('change-settings', kitchen.role) ? (
        <>
          <KitchenNameForm kitchen={kitchen} />
          <PlacesSection kitchen={kitchen} />
          <CurrencyForm kitchen={kitchen} />
          <TimeZoneForm kitchen={kitchen} />
        </>
      ) : (
        <Values kitchen={kitchen} />
      )}
      {may('add-food', kitchen.role) && <BringSection kitchen={kitchen} />}
      {may('take-along', kitchen.role) && <EverythingAsFile kitchen={kitchen} />}
      {may('change-webhooks', kitchen.role) && <TellPrograms kitchen={kitchen} />}
      {may('end-kitchen', kitchen.role) && <EndKitchen kitchen={kitchen} />}
    </div>
  );
}

export default function SettingsPage() {
  return <KitchenFrame>{(kitchen) => <Settings key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
