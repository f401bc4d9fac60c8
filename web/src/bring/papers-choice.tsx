import type { Papers } from '@crisper/domain/imports/papers.ts';
import * as texts from '@crisper/texts/bring/papers.ts';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';

/** Lists and recipes are two things to a person; what is always at home is part of the lists, names part of the recipes. */
const PARTS = { history: [], lists: ['lists', 'staples'], recipes: ['recipes', 'foodNames'] } as const;
type PapersPart = keyof typeof PARTS;

/** What comes beside the food, as far as it is wanted. */
export function usePapers(papers: Papers | undefined) {
  const [left, setLeft] = useState<ReadonlySet<PapersPart>>(new Set());
  const wanted = papers && { ...papers };
  for (const part of left) for (const field of PARTS[part]) delete wanted?.[field];
  return {
    wanted,
    isWanted: (part: PapersPart) => !left.has(part),
    want: (part: PapersPart, isWanted: boolean) =>
      setLeft((before) => new Set([...before].filter((one) => one !== part).concat(isWanted ? [] : part))),
  };
}

interface PapersChoiceProps extends Pick<ReturnType<typeof usePapers>, 'isWanted' | 'want'> {
  papers: Papers | undefined;
  /** How much of what was eaten and thrown away comes along, and how much of it the source has. */
  history: { count: number; all: number };
}

/** Said before it is put in, and left out where somebody wants the food alone. */
export function PapersChoice({ papers = {}, history, isWanted, want }: PapersChoiceProps) {
  const { lists = [], staples = [], recipes = [], foodNames = [] } = papers;
  const entries = lists.reduce((sum, list) => sum + list.entries.length, 0);
  const rows: [PapersPart, string][] = [];
  if (history.count > 0) rows.push(['history', texts.history(history)]);
  if (entries + staples.length > 0)
    rows.push(['lists', texts.lists({ lists: lists.length, entries, staples: staples.length })]);
  if (recipes.length + foodNames.length > 0)
    rows.push(['recipes', texts.recipes({ recipes: recipes.length, names: foodNames.length })]);
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-label={texts.heading} className="grid grid-cols-1 gap-1 p-4!">
      <h3 className="font-semibold">{texts.heading}</h3>
      {rows.map(([part, text]) => (
        <label key={part} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand"
            checked={isWanted(part)}
            onChange={({ target }) => want(part, target.checked)}
          />
          <span className="wrap-anywhere">{text}</span>
        </label>
      ))}
    </Card>
  );
}
