import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Choices, type Door } from './choices.tsx';

/** The question that begins everything, on a person's first dashboard. */
export default function Offer({ onSkip }: { onSkip: () => void }) {
  const navigate = useNavigate();
  const go = (door: Door) => navigate(paths.kitchens, { state: { door } });
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="offer-title" className="text-heading">
          {texts.whose}
        </h2>
        <p className="text-ink-soft">{texts.several}</p>
      </header>
      <Choices onStart={() => go('start')} onJoin={() => go('join')} className="lg:grid-cols-2" />
      <div className="flex flex-wrap justify-center gap-x-4">
        <ButtonLink to={paths.fridge} variant="quiet" onClick={onSkip}>
          {texts.lookAround}
        </ButtonLink>
        <Button variant="quiet" onClick={onSkip}>
          {texts.notNow}
        </Button>
      </div>
    </Card>
  );
}
