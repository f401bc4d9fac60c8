import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryClient } from '#session/query-client.ts';
import { KitchenLink, type KitchenLinkProps } from './kitchen-link.tsx';
import { useOwnKitchens } from './own-kitchens.ts';

/** Says the name of the person's kitchen and leads into it; loaded for signed-in people only. */
export default function LiveKitchenLink(props: KitchenLinkProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Known {...props} />
    </QueryClientProvider>
  );
}

function Known(props: KitchenLinkProps) {
  return <KitchenLink {...props} kitchen={useOwnKitchens(useLocation().pathname).own} />;
}
