import { isShowableUrl } from '@crisper/domain/pictures/picture-url.ts';
import { useState } from 'react';

export interface Portrait {
  name: string;
  photo: string | null;
}

interface FaceProps {
  person: Portrait;
  /** Which of the four tints the initial has: the person's place among the people shown. */
  tint: number;
  className?: string;
}

const TINTS = [
  'bg-person-1-soft text-person-1',
  'bg-person-2-soft text-person-2',
  'bg-person-3-soft text-person-3',
  'bg-person-4-soft text-person-4',
];

/** A letter that is one character: what follows it cannot be a part of it. */
const ONE_CHARACTER = /^[!-\u02ff](?=[ -~]|$)/;

/** The first letter as people see it, which may be more than one code point. */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  // The segmenter takes a slow phone a tenth of a second to start.
  const [first] =
    ONE_CHARACTER.exec(trimmed) ??
    Array.from(new Intl.Segmenter().segment(trimmed), ({ segment }) => segment);
  return first?.toUpperCase() ?? '';
}

/** A person's photo or initial. Decoration: the name stands beside it, or is there for screen readers. */
export function Face({ person, tint, className = 'size-11 text-base' }: FaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { name, photo } = person;
  const isShown = photo && isShowableUrl(photo) && photo !== broken;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold ${TINTS[tint % TINTS.length]} ${className}`}
    >
      {isShown ? (
        <img
          src={photo}
          alt=""
          width="44"
          height="44"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
          className="size-full object-cover"
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
