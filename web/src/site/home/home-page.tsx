import { PageMetadata } from '#ui/page-metadata.tsx';

export default function HomePage() {
  return (
    <>
      <PageMetadata title="Crisper: eat it before it expires" description="x" />
      <h1>Home</h1>
    </>
  );
}
