import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { FoodFields, TitleField } from '#items/food-fields.tsx';
import type { BuiltInPicture } from '#items/pictures/built-in-pictures.ts';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { guessCategory } from '#items/pictures/suggest-pictures.ts';
import { useToday } from '#items/today.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { useAddFood } from './use-add-food.ts';

const ANOTHER = 'another';

export default function AddFoodsPage() {
  const today = useToday();
  const { draft, problems, adding, change, submit } = useAddFood(today);
  const navigate = useNavigate();
  // What the person chose stays; what we guessed follows the title.
  const chosenCategory = useRef(false);

  const rename = (title: string) => {
    const guess = guessCategory(title);
    change(guess && !chosenCategory.current ? { title, category: guess } : { title });
  };
  const chooseBuiltIn = ({ url, category }: BuiltInPicture) =>
    change({ image: url, ...(!chosenCategory.current && { category }) });
  const cancel = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/dashboard'));
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const another = submitter?.getAttribute('value') === ANOTHER;
    chosenCategory.current = another;
    void submit(event, another);
  };

  return (
    <>
      <PageMetadata title="Add food" description="Put something into the fridge." hidden />
      <PageHeading title="Add New Food Item">
        Name it, pick a picture and a date. Seconds, not minutes.
      </PageHeading>
      <Card as="section" aria-label="New food" className="sm:p-8">
        <form method="post" noValidate onSubmit={send} aria-label="Add food">
          <fieldset disabled={adding} className="grid gap-6">
            <TitleField
              {...{ draft, problems }}
              label="Food Title"
              change={({ title = '' }) => rename(title)}
            />
            <PictureField
              title={draft.title}
              image={draft.image}
              error={problems.image}
              required
              onImage={(image) => change({ image })}
              onBuiltIn={chooseBuiltIn}
            />
            <FoodFields
              {...{ draft, problems, today }}
              change={(next) => {
                if (next.category) chosenCategory.current = true;
                change(next);
              }}
            />
            <div className="flex flex-wrap gap-3 border-t border-line pt-6">
              <Button type="submit">{adding ? 'Adding...' : 'Add Food Item'}</Button>
              <Button type="submit" variant="secondary" name="then" value={ANOTHER}>
                Add another
              </Button>
              <Button variant="quiet" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </fieldset>
        </form>
      </Card>
    </>
  );
}
