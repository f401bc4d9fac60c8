import { paths } from '@crisper/domain/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

export function BlogBanner() {
  return (
    <section aria-labelledby="blog-banner" className="wrap pb-16 md:pb-24">
      <div className="grid items-center gap-8 overflow-hidden rounded-scene bg-deep p-8 text-on-deep md:p-14 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="blog-banner" className="max-w-xl text-title">
            Reading saves nothing. Writing down one date does.
          </h2>
          <p className="max-w-lg text-lead text-on-deep-soft">
            Pick the carton nearest the front of your fridge and let Crisper count its days.
          </p>
        </div>
        <ButtonLink to={paths.addFoods} variant="on-deep" size="large" className="justify-self-start">
          Add your first item
        </ButtonLink>
      </div>
    </section>
  );
}
