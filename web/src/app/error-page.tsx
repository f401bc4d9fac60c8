import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Logo } from './logo.tsx';
import { paths } from './paths.ts';

/** What is left when a page breaks: an apology, another try, and the way home. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <PageMetadata title="Something broke" description="This page could not be shown." hidden />
      <Logo />
      <h1 className="text-title">This page went off.</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        Something broke on our side and we could not show it. Trying again often helps; your food is where you
        left it.
      </p>
      {error instanceof Error && (
        <p className="rounded-control bg-sunken px-4 py-2 font-mono text-sm">{error.message}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
    </main>
  );
}
