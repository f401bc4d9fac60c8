import { toast } from './toasts.tsx';

/** Copies and says so. Browsers offer the clipboard in secure contexts only, and people may refuse it. */
export async function copyText(text: string, words: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void toast('success', words.copied);
  } catch {
    void toast('error', words.failed);
  }
}
