import { CATEGORIES, type Category } from '@crisper/domain/foods/category.ts';
import { foodOf } from '@crisper/domain/foods/food-of.ts';
import { FOODS } from '@crisper/domain/foods/foods.ts';
import { wordsOf } from '@crisper/domain/foods/words.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import * as texts from '@crisper/texts/foods/page.ts';
import { category as categoryLabel, categoryName } from '@crisper/texts/items/items.ts';
import { useDeferredValue, useState } from 'react';
import { SelectField, TextField } from '#ui/field.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodTimes, type Listed } from './food-times.tsx';

const listed: Listed[] = [...FOODS.values()].map((food) => {
  const [name = food.id, ...others] = (foodNames.foods[food.id] ?? '').split(', ');
  return { food, name, others, words: wordsOf([name, ...others].join(' ')) };
});

/** The food that the words mean first, then those whose names have all of them. */
function searched(text: string): Listed[] {
  const sought = wordsOf(text);
  if (sought.length === 0) return listed;
  const meaning = foodOf(text, foodNames);
  const meant = meaning?.is === 'food' ? meaning.food.id : null;
  const isAlike = ({ words }: Listed) => sought.every((part) => words.some((word) => word.startsWith(part)));
  return [
    ...listed.filter(({ food }) => food.id === meant),
    ...listed.filter((one) => one.food.id !== meant && isAlike(one)),
  ];
}

/** The list of foods, for people. */
export default function KeepingPage() {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category>('Dairy');
  const sought = useDeferredValue(search);
  const found = searched(sought);
  const isSearching = sought.trim() !== '';
  const isNoFood = isSearching && foodOf(sought, foodNames)?.is === 'household';
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-14 md:py-20">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-title">{texts.heading}</h1>
        <p className="text-lead text-ink-soft">{texts.introduction}</p>
        <search className="grid gap-2">
          <TextField
            label={texts.search}
            name="food"
            type="search"
            autoComplete="off"
            placeholder={texts.searchHint}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <SelectField
            label={categoryLabel}
            name="category"
            value={category}
            disabled={isSearching}
            onChange={({ currentTarget }) => setCategory(currentTarget.value as Category)}
          >
            {CATEGORIES.map((one) => (
              <option key={one} value={one}>
                {categoryName[one]}
              </option>
            ))}
          </SelectField>
          <p role="status" className="text-caption text-ink-soft">
            {isNoFood
              ? texts.noFood
              : found.length > 0
                ? texts.found({ count: found.length })
                : texts.unknown}
          </p>
        </search>
      </header>
      {isSearching && found.length > 0 && !isNoFood && <FoodTimes foods={found} />}
      {!isSearching && <FoodTimes foods={found.filter(({ food }) => food.category === category)} />}
    </div>
  );
}
