import * as texts from '@crisper/texts/site/hero.ts';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const reminders = [
  {
    picture: 'leafy-greens',
    title: texts.spinach,
    text: texts.spinachDue,
    bar: 'bg-expired',
    shift: 'sm:-ml-8 sm:mr-8',
  },
  {
    picture: 'chicken-leg',
    title: texts.chicken,
    text: texts.chickenDue,
    bar: 'bg-citrus',
    shift: 'sm:ml-6 sm:-mr-6',
  },
  {
    picture: 'custard',
    title: texts.custard,
    text: texts.custardDue,
    bar: 'bg-info',
    shift: 'sm:-ml-2 sm:mr-2',
  },
];

/** Tuesday evening: the bell has rung and three things are due. */
export function ReminderScene() {
  return (
    <div role="img" aria-label={texts.reminderScene} className="relative mx-auto w-full max-w-md">
      <div className="relative overflow-hidden rounded-scene bg-deep px-6 pt-7 pb-9 shadow-lift sm:px-14">
        <div className="absolute -top-24 -right-16 size-72 rounded-full bg-deep-raised" />
        <div className="relative flex items-end justify-between">
          <div>
            <p className="text-sm font-medium text-on-deep-soft">{texts.reminderDay}</p>
            <p className="mt-0.5 font-display text-5xl font-bold tracking-tight text-on-deep tabular-nums">
              {texts.reminderTime}
            </p>
          </div>
          <FoodPicture name="bell" className="size-24 rotate-12 sm:size-28" />
        </div>
        <div className="relative mt-7 grid gap-3">
          {reminders.map(({ picture, title, text, bar, shift }) => (
            <div
              key={title}
              className={`flex items-center gap-4 rounded-2xl bg-surface p-3 shadow-lift ${shift}`}
            >
              <span className={`h-11 w-1.5 rounded-full ${bar}`} />
              <FoodPicture name={picture} className="size-11" />
              <div>
                <p className="font-semibold text-ink">{title}</p>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="relative mt-6 text-sm text-on-deep-soft">{texts.dinner}</p>
      </div>
    </div>
  );
}
