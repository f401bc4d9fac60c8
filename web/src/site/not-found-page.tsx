import { paths } from '@crisper/domain/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function NotFoundPage() {
  return (
    <section className="wrap grid min-h-[70dvh] content-center justify-items-center gap-4 py-16 text-center">
      <PageMetadata title="404" description="This page does not exist." hidden />
      <p className="font-display text-[clamp(6rem,22vw,14rem)] leading-none font-bold text-brand">404</p>
      <h1 className="text-title">Lost in the void</h1>
      <p className="max-w-md text-lead text-ink-soft">
        The page you seek doesn't exist in our realm. Perhaps it's been moved or never was.
      </p>
      <ButtonLink to={paths.home} size="large" className="mt-4">
        Return home
      </ButtonLink>
    </section>
  );
}
