import { siteName } from '@crisper/texts/ui.ts';

interface PageMetadataProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** What a tab and a search result say about the page; React moves these tags to the head. The build adds what shared links show. */
export function PageMetadata({ title, description, hidden = false }: PageMetadataProps) {
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
