import { RECENTLY_EXPIRED_DAYS } from '@crisper/domain/items/freshness.ts';
import * as texts from '@crisper/texts/items/expired-items.ts';
import type { ReactNode } from 'react';
import type { Scope } from '#items/items-api.ts';
import { ScopeSwitch } from '#items/scope-switch.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

interface ExpiredItemsPageProps {
  scope: Scope;
  /** Left out where another switch chooses the scope. */
  onScope?: ((scope: Scope) => void) | undefined;
  children: ReactNode;
}

/** Around the list of the public fridge, or of kitchens. */
export function ExpiredItemsPage({ scope, onScope, children }: ExpiredItemsPageProps) {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading
        title={texts.heading}
        actions={onScope && <ScopeSwitch scope={scope} onChange={onScope} />}
      >
        {texts.introduction({ days: RECENTLY_EXPIRED_DAYS })}
      </PageHeading>
      {children}
    </>
  );
}
