import { paths } from '@crisper/domain/paths.ts';
import { Link } from 'react-router';

const articles = [
  {
    image: '/articles/fridge-map.svg',
    category: 'Storage',
    heading: 'A map of your fridge',
    text: 'Where the cold is, where it is not, and why milk has no business in the door.',
  },
  {
    image: '/articles/date-labels.svg',
    category: 'Dates & Safety',
    heading: 'Best before, use by, sell by: three different promises',
    text: 'One is about safety, one about crunch, and one is none of your business.',
  },
  {
    image: '/articles/cook-in-order.svg',
    category: 'Planning',
    heading: 'Cook the week in the order it spoils',
    text: 'Fish on Monday, cabbage on Sunday: a meal plan that follows the food.',
  },
];

export function BlogTeaser() {
  return (
    <section className="py-20 lg:py-28">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="text-title">From the blog</h2>
          <Link to={paths.blog} className="font-semibold text-brand underline-offset-4 hover:underline">
            All articles
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
