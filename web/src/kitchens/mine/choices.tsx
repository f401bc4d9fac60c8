import * as texts from '@crisper/texts/kitchens/mine.ts';
import { ChevronRight, House, QrCode } from 'lucide-react';

/** The ways to a kitchen. */
export type Door = 'start' | 'join';

interface ChoiceProps {
  icon: typeof House;
  title: string;
  text: string;
  isMain?: boolean;
  onClick: () => void;
}

function Choice({ icon: Icon, title, text, isMain = false, onClick }: ChoiceProps) {
  const look = isMain
    ? 'bg-brand text-on-brand hover:bg-brand-strong'
    : 'border border-line bg-surface hover:border-brand';
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex min-h-18 w-full items-center gap-4 rounded-card p-4 text-start shadow-rest transition active:scale-[0.98] ${look}`}
    >
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${isMain ? '' : 'text-brand'}`} />
      <span className="grid min-w-0 flex-1">
        <span className="text-lg font-semibold">{title}</span>
        <span className={`text-sm ${isMain ? '' : 'text-ink-soft'}`}>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </button>
  );
}

interface ChoicesProps {
  onStart: () => void;
  onJoin: () => void;
  className?: string;
}

/** The two ways to a kitchen. */
export function Choices({ onStart, onJoin, className = '' }: ChoicesProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <Choice icon={House} title={texts.start} text={texts.startText} isMain onClick={onStart} />
      <Choice icon={QrCode} title={texts.join} text={texts.joinText} onClick={onJoin} />
    </div>
  );
}
