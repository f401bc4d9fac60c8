import { KITCHEN_NAME_MAX_LENGTH } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { currencies } from '#kitchens/currencies.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { SettingForm } from './setting-form.tsx';
import { timeZones } from './time-zones.ts';
import { useChange } from './use-change.ts';

interface KitchenFormProps {
  kitchen: OwnKitchen;
}

export function KitchenNameForm({ kitchen }: KitchenFormProps) {
  const { busy, save, problem } = useChange(kitchen.id, 'name');
  return (
    <SettingForm
      title={texts.name}
      text={texts.nameText}
      saveLabel={texts.saveName}
      busy={busy}
      onSave={save}
    >
      <TextField
        label={texts.name}
        name="value"
        required
        maxLength={KITCHEN_NAME_MAX_LENGTH}
        autoComplete="off"
        defaultValue={kitchen.name}
        disabled={busy}
        error={problem}
      />
    </SettingForm>
  );
}

export function CurrencyForm({ kitchen }: KitchenFormProps) {
  const { busy, save, problem } = useChange(kitchen.id, 'currency');
  return (
    <SettingForm
      title={texts.money}
      text={texts.moneyText}
      saveLabel={texts.saveMoney}
      busy={busy}
      onSave={save}
    >
      <SelectField
        label={texts.money}
        name="value"
        defaultValue={kitchen.currency}
        disabled={busy}
        error={problem}
      >
        {currencies(kitchen.currency).map(({ code, name }) => (
          <option key={code} value={code}>
            {texts.currencyChoice({ code, name })}
          </option>
        ))}
      </SelectField>
    </SettingForm>
  );
}

export function TimeZoneForm({ kitchen }: KitchenFormProps) {
  const { busy, save, problem } = useChange(kitchen.id, 'timeZone');
  return (
    <SettingForm
      title={texts.timeZone}
      text={texts.timeZoneText}
      saveLabel={texts.saveTimeZone}
      busy={busy}
      onSave={save}
    >
      <SelectField
        label={texts.timeZone}
        name="value"
        defaultValue={kitchen.timeZone}
        disabled={busy}
        error={problem}
      >
        {timeZones(kitchen.timeZone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
    </SettingForm>
  );
}
