import { CHAT_HOURS, type ChatState } from '@crisper/domain/contact/chat-hours.ts';
import { contactDetails } from '@crisper/domain/contact/contact-details.ts';
import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
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
    name: 'Email',
    action: contactDetails.email,
    href: `mailto:${contactDetails.email}`,
    note: 'For anything that can wait until tomorrow.',
  },
  {
    icon: Phone,
    name: 'Phone',
    action: contactDetails.phone,
    href: `tel:${contactDetails.phone.replaceAll(/[^+\d]/g, '')}`,
    note: 'For anything that cannot, in the same hours as the chat.',
  },
];

const timeOnly = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayOnly = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** "today at 2:00 PM", or the day's name instead of today. */
function dayAndTime(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  return `${isToday ? 'today' : `on ${dayOnly.format(moment)}`} at ${timeOnly.format(moment)}`;
}

/** Open, it leads to the form that the desk reads at once; closed, to the visitor's own mail program. */
function chatOption(state: ChatState | undefined): Option {
  const chat = { icon: MessagesSquare, name: 'Live Chat', action: CHAT_HOURS };
  if (!state) return { ...chat, href: '#message', note: 'Somebody is at the desk then.' };
  const until = dayAndTime(state.until);
  return state.isOpen
    ? {
        ...chat,
        href: '#message',
        badge: <Badge tone="fresh">Open now</Badge>,
        note: `Somebody is at the desk until ${timeOnly.format(state.until)}, your time. Write in the form; the answer comes by email.`,
      }
    : {
        ...chat,
        href: `mailto:${contactDetails.email}?subject=${encodeURIComponent('A question for the chat')}`,
        badge: <Badge tone="neutral">Closed now</Badge>,
        note: `Opens again ${until}, your time. Until then, this opens your mail program.`,
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
