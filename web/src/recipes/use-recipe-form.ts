import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#session/drafts.ts';
import { emptyForm, isStarted, type RecipeForm } from './recipe-form.ts';

/** A recipe that is being written. It is kept when its author leaves the page and comes back. */
export function useRecipeForm(owner: string) {
  const [form, setForm] = useState<RecipeForm>(() => ({
    ...emptyForm,
    ...(readDraft('recipe', owner) as Partial<RecipeForm> | null),
  }));
  useEffect(() => {
    if (isStarted(form)) keepDraft('recipe', owner, form);
    else dropDraft('recipe');
  }, [owner, form]);
  return { form, setForm, forget: () => setForm(emptyForm) };
}
