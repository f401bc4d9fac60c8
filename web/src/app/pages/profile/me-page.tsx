import { LANGUAGES, languageName } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/me.ts';
import { programs, reminders } from '@crisper/texts/accounts/profile-parts.ts';
import * as frameTexts from '@crisper/texts/frame.ts';
import { language } from '@crisper/texts/locale.ts';
import * as navigation from '@crisper/texts/navigation.ts';
import { languages } from '@crisper/texts/site/language.ts';
import {
  AlarmClock,
  ChevronRight,
  Download,
  Globe,
  KeyRound,
  Languages,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { goToLanguage } from '#app/navigation/go-to-language.ts';
import { PersonBell } from '#app/navigation/menus.tsx';
import { useLogout } from '#app/navigation/use-logout.ts';
import { useSession } from '#session/use-session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { SelectRow } from '#ui/select-row.tsx';
import { ThemeRow } from '#ui/theme/theme-row.tsx';
import { useRemindersState } from './use-reminders-state.ts';

const row =
  'flex min-h-14 w-full items-center gap-4 px-4 text-start -outline-offset-3 hover:bg-brand-soft/60';

const Icon = ({ of: Sign }: { of: LucideIcon }) => (
  <Sign aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
);

const More = () => <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />;

interface RowProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** How it is there now. */
  state?: string | undefined;
}

const Row = ({ to, icon, label, state }: RowProps) => (
  <li>
    <Link to={to} className={row}>
      <Icon of={icon} />
      <span className="shrink-0">{label}</span>
      <span className="ms-auto min-w-0 truncate ps-2 text-ink-soft">{state}</span>
      <More />
    </Link>
  </li>
);

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest"
  >
    {children}
  </ul>
);

const SITE = [
  [navigation.home, paths.home],
  [navigation.fridge, paths.fridge],
  [navigation.blog, paths.blog],
] as const;

/** What a person changes, takes with them, and where else they go: on a phone in place of a menu. */
export default function MePage() {
  const { user } = useSession();
  const logout = useLogout();
  const remindersState = useRemindersState();
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 gap-4 lg:mx-0">
      <PageMetadata title={frameTexts.me} description={texts.pageDescription} hidden />
      <header className="flex min-h-11 items-center justify-between gap-2">
        <h1 className="text-xl leading-tight lg:text-[2.125rem]">{frameTexts.me}</h1>
        <div className="-me-2.5 lg:hidden">
          <PersonBell user={user} />
        </div>
      </header>
      <div className="flex items-center gap-4">
        <Avatar user={user} className="size-16" />
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight font-semibold wrap-anywhere">{user.displayName}</p>
          <p className="text-ink-soft wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <Rows label={texts.changes}>
        <Row to={paths.myReminders} icon={AlarmClock} label={reminders} state={remindersState} />
        <li>
          <ThemeRow label={texts.colours} className={row} />
        </li>
        <li>
          <SelectRow
            {...{ icon: Languages, label: languages, className: row, value: language, choices: LANGUAGES }}
            nameOf={(each) => languageName[each]}
            onChoose={(each) => void goToLanguage(each)}
          />
        </li>
      </Rows>
      <Rows label={texts.takeOut}>
        <Row to={paths.myPrograms} icon={KeyRound} label={programs} />
        <Row to={paths.myData} icon={Download} label={texts.takeEverything} />
      </Rows>
      <Rows label={texts.elsewhere}>
        <Row to={paths.myProfile} icon={UserRound} label={navigation.myProfile} />
        <Row to={paths.dashboard} icon={LayoutDashboard} label={navigation.foodDashboard} />
        <li className="flex min-h-14 items-center ps-4">
          <Icon of={Globe} />
          {SITE.map(([label, to]) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-14 grow items-center justify-center -outline-offset-3 hover:text-brand"
            >
              {label}
            </Link>
          ))}
        </li>
      </Rows>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-rest">
        <button type="button" onClick={logout} className={row}>
          <Icon of={LogOut} />
          <span className="grow">{navigation.logout}</span>
          <More />
        </button>
      </div>
    </div>
  );
}
