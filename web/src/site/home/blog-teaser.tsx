import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/site/home.ts';
import { Link } from 'react-router';

const articles = [
  {
    category: texts.fridgeMapCategory,
    heading: texts.fridgeMapHeading,
    text: texts.fridgeMapText,
    image: '/articles/fridge-map.svg',
  },
  {
    category: texts.dateLabelsCategory,
    heading: texts.dateLabelsHeading,
    text: texts.dateLabelsText,
    image: '/articles/date-labels.svg',
  },
  {
    category: texts.cookInOrderCategory,
    heading: texts.cookInOrderHeading,
    text: texts.cookInOrderText,
    image: '/articles/cook-in-order.svg',
  },
];

export function BlogTeaser() {
  return (
    <section className="py-20 lg:py-28">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="text-title">{texts.blogHeading}</h2>
          <Link to={paths.blog} className="font-semibold text-brand underline-offset-4 hover:underline">
            {texts.allArticles}
          </Link>
        </div>
        <div className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-[1.45fr_1fr] md:grid-rows-[auto_1fr]">
          {articles.map(({ image, category, heading, text }, index) => (
            <article
              key={heading}
              className={`group relative ${index === 0 ? 'md:row-span-2' : 'grid content-start gap-5 sm:grid-cols-[11rem_1fr] md:grid-cols-1 lg:grid-cols-[11rem_1fr]'}`}
            >
              <img
                src={image}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                className={`aspect-8/5 w-full rounded-card object-cover ${index === 0 ? 'md:aspect-4/3' : 'lg:aspect-square'}`}
              />
              <div className={index === 0 ? 'mt-5' : ''}>
                <p className="text-caption font-semibold text-brand">{category}</p>
                <h3
                  className={`mt-1 ${index === 0 ? 'text-[clamp(1.5rem,2.4vw,2rem)] leading-tight' : 'text-heading'}`}
                >
                  <Link to={paths.blog} className="after:absolute after:inset-0 group-hover:text-brand">
                    {heading}
                  </Link>
                </h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
