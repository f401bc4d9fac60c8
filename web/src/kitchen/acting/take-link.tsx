import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/free-food.ts';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { TakeDock } from './take-dock.tsx';

/** Visitors log in first, and come back to the food. */
export function TakeLink() {
  const location = useLocation();
  return (
    <div data-bottom-bars className="sticky bottom-0 z-20">
      <TakeDock hint={texts.logInFirst}>
        <ButtonLink size="large" to={paths.login} state={{ from: location }}>
          {texts.takeIt}
        </ButtonLink>
      </TakeDock>
    </div>
  );
}
