import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { pictureButton } from '#ui/pictures/file-button.tsx';
import { useBusy } from '#ui/use-busy.ts';

const loadReader = () => fetchCode(() => import('./bring-in-recipes.ts'));

interface BringInProps {
  kitchenId: string;
  /** What was read, and whether the end of it did not fit. */
  onFound: (recipes: readonly RecipeDraft[], isCut: boolean) => void;
}

/** What another app shared, with the page for adding food. */
function sharedIn(state: unknown): string {
  const shared = state && typeof state === 'object' && 'shared' in state ? state.shared : null;
  return typeof shared === 'string' ? shared : '';
}

/** Reads a recipe that somebody has elsewhere: its text, the address of its page, or a file. */
export function BringIn({ kitchenId, onFound }: BringInProps) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => sharedIn(state));
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();
  const { data: areRead = true } = useQuery({
    queryKey: ['reads-recipe-pages'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadReader()).readsPages(),
  });

  const reading = (read: () => Promise<{ recipes: readonly RecipeDraft[]; isCut: boolean }>) =>
    run(async () => {
      setError(undefined);
      try {
        const { recipes, isCut } = await read();
        if (recipes.length === 0) setError(texts.isNoRecipe);
        else onFound(recipes, isCut);
      } catch (error) {
        setError(error instanceof Error ? error.message : texts.isNoRecipe);
      }
    });
  const readText = (text: string) => reading(async () => (await loadReader()).recipesInText(text, kitchenId));
  const readShared = useEffectEvent(() => {
    const shared = sharedIn(state);
    if (shared === '') return;
    // Once: what the person then changed is not read over.
    void navigate(pathname, { replace: true, state: null });
    void readText(shared);
  });
  useEffect(() => readShared(), []);

  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-quiet p-4">
      <TextArea
        label={areRead ? texts.paste : texts.pasteText}
        hint={texts.pasteHint}
        error={error}
        rows={3}
        value={text}
        disabled={busy}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => {
          const pasted = clipboardData.getData('text');
          // What is added to something typed is part of that.
          if (text.trim() === '' && pasted.includes('\n')) void readText(pasted);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={busy || text.trim() === ''} onClick={() => readText(text)}>
          {busy ? texts.reading : texts.read}
        </Button>
        <label className={`${pictureButton} inline-flex cursor-pointer`}>
          <input
            type="file"
            multiple
            accept=".json,.html,.htm,.paprikarecipe,.paprikarecipes,.zip"
            disabled={busy}
            className="sr-only"
            onChange={({ currentTarget: input }) => {
              const files = [...(input.files ?? [])];
              // Without this, choosing the same file again causes no event.
              input.value = '';
              if (files.length > 0) void reading(async () => (await loadReader()).recipesInChosen(files));
            }}
          />
          <FileUp aria-hidden="true" className="size-5" /> {texts.chooseFile}
        </label>
      </div>
      <p className="text-caption text-ink-soft">{texts.fileHint}</p>
    </div>
  );
}
