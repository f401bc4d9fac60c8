import * as texts from '@crisper/texts/kitchens/faces.ts';
import { Face, type Portrait } from '#ui/face.tsx';

interface FacesProps {
  people: (Portrait & { accountId: string })[];
  /** How many people there are, of whom these are the first. */
  count: number;
  /** In the sidebar, where only the faces have room. */
  isSmall?: boolean;
}

/** The first people of a kitchen, side by side and a little over each other. */
export function Faces({ people, count, isSmall = false }: FacesProps) {
  const more = count - people.length;
  return (
    <span className="inline-flex items-center">
      <span className="sr-only">{texts.peopleNamed({ names: people.map(({ name }) => name), more })}</span>
      <span className="inline-flex -space-x-2">
        {people.map((person, index) => (
          <Face
            key={person.accountId}
            person={person}
            tint={index}
            className={`border-2 border-surface ${isSmall ? 'size-6.5 text-[0.6875rem]' : 'size-8 text-caption'}`}
          />
        ))}
      </span>
      {more > 0 && !isSmall && (
        <span aria-hidden="true" className="ms-1.5 text-caption font-semibold text-ink-soft">
          {texts.andMore({ more })}
        </span>
      )}
    </span>
  );
}
