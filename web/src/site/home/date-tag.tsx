type Tone = 'fresh' | 'soon' | 'expired';

const tones: Record<Tone, string> = {
  fresh: 'bg-fresh text-surface',
  soon: 'bg-citrus text-on-citrus',
  expired: 'bg-expired text-surface',
};

/** The label on the edge of a shelf: what a date says at a glance. */
export function DateTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`block rounded-md px-1.5 py-px text-center text-[0.6875rem] leading-4 font-bold text-balance sm:text-xs sm:leading-5 ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
