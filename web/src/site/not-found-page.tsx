import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/not-found.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function NotFoundPage() {
  return (
    <section className="wrap grid min-h-[70dvh] content-center justify-items-center gap-4 py-16 text-center">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <p className="font-display text-[clamp(6rem,22vw,14rem)] leading-none font-bold text-brand">404</p>
      <h1 className="text-title">{texts.heading}</h1>
      <p className="max-w-md text-lead text-ink-soft">{texts.explanation}</p>
      <ButtonLink to={paths.home} size="large" className="mt-4">
        {texts.returnHome}
      </ButtonLink>
    </section>
  );
}
