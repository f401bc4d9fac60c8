import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const racks = [
  ['butter', 'egg', 'cheese'],
  ['honey', 'jar', 'lemon', 'olive'],
  ['milk', 'juice', 'sparkling-wine', 'soft-drink'],
];

/** The inside of a fridge's door, with a note stuck to it. Decoration: the note says nothing that the user needs. */
export function FridgeDoor({ note }: { note: string }) {
  return (
    <div className="relative mx-auto w-full max-w-md pt-10">
      <div
        aria-hidden="true"
        className="absolute inset-[-12%] rounded-full bg-radial from-brand-soft to-transparent to-70%"
      />
      <div
        aria-hidden="true"
        className="relative grid gap-8 rounded-scene border-10 border-frame bg-linear-to-b from-frost to-frost-deep px-6 pt-24 pb-9 shadow-lift"
      >
        {racks.map((foods) => (
          <div key={foods[0]} className="relative">
            <div className="grid auto-cols-fr grid-flow-col items-end justify-items-center px-2">
              {foods.map((food) => (
                <FoodPicture key={food} name={food} className="w-[94%] max-w-28 drop-shadow-md" />
              ))}
            </div>
            <div className="absolute inset-x-0 -bottom-2.5 h-8 rounded-lg border border-glass-line bg-glass backdrop-blur-[1px]" />
          </div>
        ))}
      </div>
      <p className="absolute inset-s-1/2 top-4 w-64 -translate-x-1/2 -rotate-2 rounded-md bg-citrus px-6 py-5 text-center font-display text-xl leading-snug font-semibold text-on-citrus shadow-lift">
        <span
          aria-hidden="true"
          className="absolute -top-2.5 left-1/2 size-5 -translate-x-1/2 rounded-full bg-expired shadow-rest"
        />
        {note}
      </p>
    </div>
  );
}
