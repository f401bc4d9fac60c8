import { useEffect, useRef } from 'react';
import { draftOwner, dropDraft, keepDraft, readDraft, VISITOR } from '#session/drafts.ts';
import { subscribeToSession } from '#session/session-store.ts';

const FIELDS = ['name', 'email', 'message'];

function fieldsOf(form: HTMLFormElement) {
  return FIELDS.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);
}

/** Keeps an unsent message, so that its writer finds it again after leaving the page. */
export function useContactDraft() {
  const form = useRef<HTMLFormElement>(null);
  const writer = useRef<string>(undefined);

  useEffect(() => {
    const follow = () => {
      const owner = draftOwner();
      if (!form.current || owner === writer.current) return;
      // After a sign-out, the next person must not see the message.
      if (writer.current !== undefined && writer.current !== VISITOR) form.current.reset();
      writer.current = owner;
      const kept = readDraft('contact', owner) as Record<string, string> | null;
      for (const field of fieldsOf(form.current)) field.value ||= kept?.[field.name] ?? '';
    };
    follow();
    return subscribeToSession(follow);
  }, []);

  const keep = () => {
    if (!form.current || writer.current === undefined) return;
    const typed = fieldsOf(form.current);
    if (typed.every(({ value }) => value === '')) return dropDraft('contact');
    keepDraft('contact', writer.current, Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  };

  return { form, keep, drop: () => dropDraft('contact') };
}
