import * as texts from '@crisper/texts/ui.ts';

type Icon = 'success' | 'error' | 'warning' | 'question';

interface Wording {
  icon: Icon;
  title: string;
  text?: string;
}

export interface OpenAlert extends Wording {
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Closes by itself after this long. */
  timerMs?: number;
  answer: (confirmed: boolean) => void;
}

let open: readonly OpenAlert[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenAlert[]) {
  open = next;
  for (const listener of listeners) listener();
}

function ask(question: Omit<OpenAlert, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: OpenAlert = {
      ...question,
      answer(confirmed) {
        change(open.filter((other) => other !== entry));
        resolve(confirmed);
      },
    };
    change([...open, entry]);
  });
}

/** Tells something and waits until it is read: `await showAlert({ icon: 'success', title: 'Submitted!', timerMs: 2000 })`. */
export async function showAlert(
  wording: Wording & { confirmLabel?: string; timerMs?: number },
): Promise<void> {
  await ask({ confirmLabel: texts.ok, ...wording });
}

/** Asks and resolves to the answer; Escape and a click beside it mean no. */
export function askToConfirm(
  wording: Wording & { confirmLabel: string; cancelLabel?: string; danger?: boolean },
): Promise<boolean> {
  return ask({ cancelLabel: texts.cancel, ...wording });
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentAlert = (): OpenAlert | undefined => open[0];
