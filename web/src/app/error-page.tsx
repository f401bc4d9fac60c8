import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/error-page.ts';
import { unreachable } from '@crisper/texts/errors.ts';
import { tryAgain } from '@crisper/texts/ui.ts';
import { useEffect, useRef } from 'react';
import { ApiError } from '#http/api-error.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Logo } from './navigation/logo.tsx';

/** Shown when a page breaks: an apology, a retry, and a link to the home page. */
export function ErrorPage({ error }: { error: unknown }) {
  const away = error instanceof ApiError && error.code === 'unreachable';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!away) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [away]);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <Logo />
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {away ? texts.headingAway : texts.heading}
      </h1>
      <p className="max-w-prose text-lead text-ink-soft">{away ? unreachable : texts.explanation}</p>
      {error instanceof Error && !away && (
        <p className="rounded-control bg-sunken px-4 py-2 font-mono text-sm">{error.message}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{tryAgain}</Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          {texts.goHome}
        </ButtonLink>
      </div>
    </main>
  );
}
