import type { ChatState } from '@crisper/domain/contact/chat-hours.ts';
import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import * as texts from '@crisper/texts/contact/page.ts';
import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { dateFormat } from '#ui/formats.ts';
import { useChatState } from './use-chat-state.ts';

interface Option {
  icon: LucideIcon;
  name: string;
  action: string;
  href: string;
  note: string;
  badge?: ReactNode;
}

const options: Option[] = [
  {
    icon: Mail,
    name: texts.email,
    action: contactDetails.email,
    href: `mailto:${contactDetails.email}`,
    note: texts.emailNote,
  },
  {
    icon: Phone,
    name: texts.phone,
    action: contactDetails.phone,
    href: `tel:${contactDetails.phone.replaceAll(/[^+\d]/g, '')}`,
    note: texts.phoneNote,
  },
];

const timeOnly = dateFormat({ hour: 'numeric', minute: '2-digit' });
const dayOnly = dateFormat({ weekday: 'long' });

function opensAgain(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  const time = timeOnly(moment);
  return isToday ? texts.chatOpensToday({ time }) : texts.chatOpensOn({ day: dayOnly(moment), time });
}

/** While the chat is open, it links to the form that the desk reads at once; otherwise to the visitor's mail program. */
function chatOption(state: ChatState | undefined): Option {
  const chat = { icon: MessagesSquare, name: texts.chat, action: texts.chatHours };
  if (!state) return { ...chat, href: '#message', note: texts.chatNote };
  return state.isOpen
    ? {
        ...chat,
        href: '#message',
        badge: <Badge tone="fresh">{texts.chatOpen}</Badge>,
        note: texts.chatOpenUntil({ time: timeOnly(state.until) }),
      }
    : {
        ...chat,
        href: `mailto:${contactDetails.email}?subject=${encodeURIComponent(texts.chatMailSubject)}`,
        badge: <Badge tone="neutral">{texts.chatClosed}</Badge>,
        note: opensAgain(state.until),
      };
}

/** The three ways to reach a person. */
export function ContactOptions() {
  const chat = chatOption(useChatState());
  return (
    <ul className="grid border-t border-line">
      {[...options, chat].map(({ icon: Icon, name, action, href, note, badge }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] items-start gap-x-5 border-b border-line py-6">
          <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <div className="grid gap-1">
            <h2 className="flex items-center gap-2 font-text text-caption font-semibold tracking-normal text-ink-soft">
              {name} {badge}
            </h2>
            <a href={href} className="font-display text-heading font-semibold hover:text-brand">
              {action}
            </a>
            <p className="text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
