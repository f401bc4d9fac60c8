import { siteName } from '@crisper/texts/ui.ts';

interface LogoProps {
  /** On the narrowest phones the name is left to screen readers, to make room beside it. */
  isShort?: boolean;
}

/** A crisper drawer with a leaf looking out, and our name. */
export function Logo({ isShort = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-2xl font-bold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path
          d="M16 15.500C10.500 15.500 8.500 11 9 5.500c5.500 0 8.600 3.200 7 10Zm0 0c0-4.500 2.500-7.500 7-7.500.4 4.500-2 7.500-7 7.500Z"
          className="fill-citrus"
        />
        <path d="M6 15.500h20v6.500a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z" className="fill-on-brand" />
        <path d="M12.500 20h7" className="stroke-brand" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={isShort ? 'max-[380px]:sr-only' : undefined}>{siteName}</span>
    </span>
  );
}
