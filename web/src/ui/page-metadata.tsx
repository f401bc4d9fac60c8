interface PageMetadataProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

const SITE = 'Crisper';

/** What a tab and a search result say about the page; React moves these tags to the head. The build adds what shared links show. */
export function PageMetadata({ title, description, hidden = false }: PageMetadataProps) {
  return (
    <>
      <title>{title.includes(SITE) ? title : `${title} · ${SITE}`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
