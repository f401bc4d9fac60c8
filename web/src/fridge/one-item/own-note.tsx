import type { Item } from '@crisper/domain/items/item.ts';
import type { ReactNode } from 'react';
import { useNote } from './use-note.ts';

interface OwnNoteProps {
  item: Item;
  /** The person's email address. */
  owner: string;
  children: (note: ReturnType<typeof useNote>) => ReactNode;
}

/** What the owner of an item can do with its note. The form is given to it: importing it would load the page's file. */
export default function OwnNote({ item, owner, children }: OwnNoteProps) {
  return children(useNote(item, owner));
}
