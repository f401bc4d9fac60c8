import * as paths from '@crisper/domain/paths.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { queryClient } from '#session/query-client.ts';
import { KitchenLink, type KitchenLinkProps } from './kitchen-link.tsx';

/** Leads straight into the only kitchen of a person who has one; loaded for signed-in people only. */
export default function LiveKitchenLink(props: KitchenLinkProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Known {...props} />
    </QueryClientProvider>
  );
}

function Known(props: KitchenLinkProps) {
  const { data } = useQuery(kitchensQuery);
  const [first, ...others] = data ?? [];
  return (
    <KitchenLink {...props} to={first && others.length === 0 ? paths.kitchen(first.id) : paths.kitchens} />
  );
}
