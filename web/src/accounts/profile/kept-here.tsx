import * as texts from '@crisper/texts/accounts/kept.ts';
import { notLasting } from '@crisper/texts/lasting.ts';
import { useQuery } from '@tanstack/react-query';
import { readerLocale } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Points } from './points.tsx';

const MB = 1_000_000;
const megabytes = (bytes: number) =>
  new Intl.NumberFormat(readerLocale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / MB,
  );

/** Browsers tell how much a site keeps in secure contexts only, and some never. */
const keptQuery = {
  queryKey: ['kept-here'],
  queryFn: async () => ({
    keepsPages: Boolean(await navigator.serviceWorker?.getRegistration()),
    bytes: (await navigator.storage?.estimate?.())?.usage ?? null,
    lasts: (await navigator.storage?.persisted?.()) ?? false,
  }),
  staleTime: 0,
};

export function KeptHere() {
  const { data } = useQuery(keptQuery);
  return (
    <SettingsSection title={texts.hereHeading} text={texts.hereIntroduction}>
      <div className="grid gap-4">
        <Points
          of={data ? [...texts.here, data.keepsPages ? texts.pagesHere : texts.noPagesHere] : texts.here}
        />
        <p>
          {data?.bytes != null && `${texts.amountHere({ amount: megabytes(data.bytes) })} `}
          {texts.untilLogout}
          {data && !data.lasts && ` ${notLasting}`}
        </p>
      </div>
    </SettingsSection>
  );
}
