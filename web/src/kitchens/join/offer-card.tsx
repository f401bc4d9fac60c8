import type { Offer } from '@crisper/domain/kitchens/invitation.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/join.ts';
import { LitShelves } from '#kitchens/lit-shelves.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { dateFormat } from '#ui/formats.ts';

const untilDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const SHELF = [['milk', 'cheese', 'tomato', 'avocado']];
/** Where the login page returns to; the tab keeps the invitation meanwhile. */
const comeBack = { from: { pathname: paths.join } };

interface OfferCardProps {
  offer: Offer;
  isSignedIn: boolean;
  busy: boolean;
  onJoin: () => void;
  /** A visitor wants to join, and logs in for it. */
  onVisitorJoin: () => void;
}

/** Who invites to what and as which role, before anything is accepted. */
export function OfferCard({ offer, isSignedIn, busy, onJoin, onVisitorJoin }: OfferCardProps) {
  const { kitchenName: kitchen, invitedBy, role, email, endsAt } = offer;
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-5 text-center">
      <LitShelves shelves={SHELF} className="w-full" />
      <Face
        person={invitedBy}
        tint={0}
        className="relative -mt-16 size-22 border-6 border-canvas font-display text-3xl"
      />
      <h1 className="text-title wrap-anywhere">{texts.heading({ inviter: invitedBy.name, kitchen })}</h1>
      <div className="grid gap-2 text-ink-soft">
        <p className="text-lead text-ink">{texts.comeInAs[role]}</p>
        <p>{texts.seen}</p>
        <p className="wrap-anywhere">
          {texts.validUntil({ date: untilDay(new Date(endsAt)) })} {email && texts.onlyFor({ email })}
        </p>
      </div>
      <div className="mt-1 grid w-full gap-3" data-invited>
        {isSignedIn ? (
          <>
            <Button size="large" disabled={busy} onClick={onJoin}>
              {busy ? texts.joining : texts.join}
            </Button>
            <ButtonLink to={paths.kitchens} variant="quiet">
              {texts.notNow}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={paths.register} state={comeBack} size="large" onClick={onVisitorJoin}>
              {texts.registerAndJoin}
            </ButtonLink>
            <ButtonLink
              to={paths.login}
              state={comeBack}
              size="large"
              variant="secondary"
              onClick={onVisitorJoin}
            >
              {texts.logInAndJoin}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
