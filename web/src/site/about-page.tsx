import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/about.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { sentence } from '#ui/sentence.ts';

const highlighted = (words: string) => <strong className="text-brand">{words}</strong>;

export default function AboutPage() {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <header className="wrap grid items-end gap-8 pt-14 pb-14 md:pt-24 md:pb-20 lg:grid-cols-[3fr_2fr]">
        <h1 className="text-display wrap-anywhere">{texts.heading}</h1>
        <p className="text-lead text-ink-soft">{texts.introduction}</p>
      </header>

      <section aria-labelledby="mission" className="bg-deep text-on-deep">
        <div className="wrap grid gap-8 py-16 md:py-24 lg:grid-cols-[minmax(8rem,1fr)_4fr]">
          <h2 id="mission" className="text-heading text-mint">
            {texts.missionHeading}
          </h2>
          <div className="grid max-w-4xl gap-8">
            <p className="font-display text-title font-semibold tracking-tight text-balance">
              {texts.mission}
            </p>
            <p className="max-w-2xl text-lead text-on-deep-soft">{texts.missionReason}</p>
          </div>
        </div>
      </section>

      <section
        aria-labelledby="story"
        className="wrap grid gap-10 py-16 md:grid-cols-[2fr_3fr] md:py-24 lg:gap-20"
      >
        <figure className="grid content-start gap-4 md:sticky md:top-28 md:self-start">
          <img
            src="/fridge-door.svg"
            alt=""
            width={560}
            height={640}
            loading="lazy"
            className="w-full rounded-scene"
          />
          <figcaption className="text-caption text-ink-soft">{texts.storyPicture}</figcaption>
        </figure>
        <div className="grid max-w-2xl content-start gap-5">
          <h2 id="story" className="text-title">
            {texts.storyHeading}
          </h2>
          <p className="text-lead">{sentence(texts.storyStart({ year: highlighted }))}</p>
          <p>{texts.storyInventory}</p>
          <p>{texts.storyPaper}</p>
          <p>{texts.storyToday}</p>
        </div>
      </section>

      <section aria-labelledby="principles" className="border-t border-line bg-sunken">
        <div className="wrap grid gap-10 py-16 md:py-24">
          <h2 id="principles" className="text-title">
            {texts.principlesHeading}
          </h2>
          <ol className="grid">
            {texts.principles.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid gap-x-10 gap-y-3 border-t border-line-strong py-8 md:grid-cols-[5rem_2fr_3fr] md:py-10"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-title leading-none font-semibold text-brand"
                >
                  {index + 1}
                </span>
                <h3 className="text-heading">{title}</h3>
                <p className="max-w-xl text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="join" className="wrap py-16 md:py-24">
        <div className="relative grid justify-items-start gap-6 overflow-hidden rounded-scene bg-brand-soft p-8 md:p-14 lg:p-20">
          <h2 id="join" className="max-w-2xl text-title">
            {texts.joinHeading}
          </h2>
          <p className="max-w-xl text-lead text-ink-soft">{texts.joinText}</p>
          <ButtonLink to={paths.addFoods} size="large">
            {texts.join}
          </ButtonLink>
          <FoodPicture
            name="leafy-greens"
            className="absolute -right-8 -bottom-14 hidden w-80 rotate-12 lg:block"
          />
        </div>
      </section>
    </>
  );
}
