import { type ChatState, chatState } from '@crisper/domain/contact/chat-hours.ts';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 1000;

/** Whether the chat is open now. A prerendered page cannot know, so at first it is undefined. */
export function useChatState(): ChatState | undefined {
  const [state, setState] = useState<ChatState>();
  useEffect(() => {
    const look = () =>
      setState((known) => (known && new Date() < known.until ? known : chatState(new Date())));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return state;
}
