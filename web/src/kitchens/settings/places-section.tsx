import {
  OWN_PLACES_MAX,
  PLACE_KINDS,
  PLACE_NAME_MAX_LENGTH,
  type PlaceKind,
  placeKind,
} from '@crisper/domain/kitchens/place.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { type FormEvent, useRef } from 'react';
import { newId } from '#http/new-id.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { useChangePlaces } from './use-places.ts';

const fieldOf = (event: FormEvent<HTMLFormElement>, name: string) =>
  String(new FormData(event.currentTarget).get(name));

/** The kitchen's own places: a cellar, a second freezer. */
export function PlacesSection({ kitchen }: { kitchen: OwnKitchen }) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, add, rename, remove } = useChangePlaces(kitchen.id, () => form.current?.reset());
  const askToRemove = async (place: NamedPlace) => {
    const isSure = await askToConfirm({
      icon: 'warning',
      title: texts.removePlaceTitle(place),
      text: texts.removePlaceText[placeKind(place.id)],
      confirmLabel: texts.removePlaceNow,
      cancelLabel: texts.keepPlace,
      danger: true,
    });
    if (isSure) remove(place);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kind = fieldOf(event, 'kind') as PlaceKind;
    add({ id: `${kind}-${newId()}`, name: fieldOf(event, 'name') });
  };
  return (
    <SettingsSection title={texts.places} text={texts.placesText}>
      <div className="grid grid-cols-1 gap-5">
        {kitchen.places.map((place) => (
          <PlaceForm
            key={place.id}
            place={place}
            busy={busy}
            onRename={(name) => rename({ ...place, name })}
            onRemove={() => askToRemove(place)}
          />
        ))}
        {kitchen.places.length < OWN_PLACES_MAX ? (
          <form
            ref={form}
            method="post"
            onSubmit={submit}
            aria-label={texts.addPlace}
            className="grid grid-cols-1 gap-4"
          >
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <TextField
                label={texts.placeName}
                name="name"
                required
                maxLength={PLACE_NAME_MAX_LENGTH}
                autoComplete="off"
                placeholder={texts.placeHint}
                disabled={busy}
              />
              <SelectField label={texts.placeKind} name="kind" disabled={busy}>
                {PLACE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts.placeKindName[kind]}
                  </option>
                ))}
              </SelectField>
            </div>
            <div>
              <Button type="submit" variant="secondary" disabled={busy}>
                {texts.addPlace}
              </Button>
            </div>
          </form>
        ) : (
          <p className="text-ink-soft">{texts.placesFull({ most: OWN_PLACES_MAX })}</p>
        )}
      </div>
    </SettingsSection>
  );
}

interface PlaceFormProps {
  place: NamedPlace;
  busy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function PlaceForm({ place, busy, onRename, onRemove }: PlaceFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(fieldOf(event, 'name'));
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      aria-label={texts.renamePlace(place)}
      className="grid grid-cols-1 gap-2 border-b border-line pb-5"
    >
      <TextField
        label={texts.placeKindName[placeKind(place.id)]}
        name="name"
        required
        maxLength={PLACE_NAME_MAX_LENGTH}
        autoComplete="off"
        defaultValue={place.name}
        disabled={busy}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" disabled={busy}>
          {texts.savePlace}
        </Button>
        <Button variant="quiet" onClick={onRemove} disabled={busy}>
          {texts.removePlace}
        </Button>
      </div>
    </form>
  );
}
