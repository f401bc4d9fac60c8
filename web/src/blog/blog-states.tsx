import * as texts from '@crisper/texts/blog/page.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

export function ArticlesLoading() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2 lg:gap-8">
      <span className="sr-only">{texts.loading}</span>
      {['one', 'two', 'three', 'four'].map((place) => (
        <div key={place} className="grid gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="aspect-8/5 w-full" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  );
}

export function ArticlesFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 rounded-scene bg-expired-soft p-8 md:p-12">
      <h2 className="text-heading text-expired">{texts.failed}</h2>
      <p>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
