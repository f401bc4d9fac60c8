import { PageMetadata } from '#ui/page-metadata.tsx';
import { BlogTeaser } from './blog-teaser.tsx';
import { Consultations } from './consultations/consultations.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Resources } from './resources.tsx';
import { WhyChoose } from './why-choose.tsx';

export default function HomePage() {
  return (
    <>
      <PageMetadata
        title="Crisper: eat it before it expires"
        description="Crisper keeps the date of everything in your fridge, counts down to it, and tells you what to eat first. For households and shared kitchens, free."
      />
      <Hero />
      <WhyChoose />
      <HowItWorks />
      <Features />
      <Resources />
      <BlogTeaser />
      <Consultations />
    </>
  );
}
