import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/blog/page.ts';
import { ButtonLink } from '#ui/button.tsx';

export function BlogBanner() {
  return (
    <section aria-labelledby="blog-banner" className="wrap pb-16 md:pb-24">
      <div className="grid items-center gap-8 overflow-hidden rounded-scene bg-deep p-8 text-on-deep md:p-14 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="blog-banner" className="max-w-xl text-title">
            {texts.bannerHeading}
          </h2>
          <p className="max-w-lg text-lead text-on-deep-soft">{texts.bannerText}</p>
        </div>
        <ButtonLink to={paths.addFoods} variant="on-deep" size="large" className="justify-self-start">
          {texts.bannerAction}
        </ButtonLink>
      </div>
    </section>
  );
}
