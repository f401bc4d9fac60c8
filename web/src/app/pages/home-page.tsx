import * as texts from '@crisper/texts/home-page.ts';
import { Consultations } from '#consultations/consultations.tsx';
import { BlogTeaser } from '#site/home/blog-teaser.tsx';
import { Features } from '#site/home/features/features.tsx';
import { Hero } from '#site/home/hero/hero.tsx';
import { HowItWorks } from '#site/home/how-it-works.tsx';
import { Resources } from '#site/home/resources.tsx';
import { WhyChoose } from '#site/home/why-choose.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function HomePage() {
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <Hero />
      <div className="*:late-layout">
        <WhyChoose />
        <HowItWorks />
        <Features />
        <Resources />
        <BlogTeaser />
        <Consultations />
      </div>
    </>
  );
}
