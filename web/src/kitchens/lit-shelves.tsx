import { FoodPicture } from '#ui/pictures/food-picture.tsx';

/** The inside of a fridge, lit, with a few pictures on each shelf. Decoration. */
export function LitShelves({ shelves, className = '' }: { shelves: string[][]; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-scene border-8 border-frame bg-linear-to-b from-frost to-frost-deep pt-4 pb-5 shadow-lift ${className}`}
    >
      <div className="mx-auto h-1.5 w-2/5 rounded-full bg-white/85 shadow-[0_0_32px_12px_#ffffff90]" />
      {shelves.map((foods) => (
        <div key={foods.join()} className="mt-9 border-b-14 border-glass bg-clip-padding">
          <div className="flex h-20 items-end justify-around px-4 md:h-24">
            {foods.map((food) => (
              <FoodPicture
                key={food}
                name={food}
                eager
                className="-mb-1 w-18 max-w-[24%] drop-shadow-md md:w-21"
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
