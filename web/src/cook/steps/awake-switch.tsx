import * as texts from '@crisper/texts/cook/cook.ts';
import { useState } from 'react';
import { canStayAwake, useAwake } from '#ui/screen/use-awake.ts';

/** Keeps the screen on while the page is open. */
export function AwakeSwitch() {
  const [isOn, setOn] = useState(false);
  useAwake(isOn);
  if (!canStayAwake) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
        className="size-5 accent-brand"
      />
      {texts.keepAwake}
    </label>
  );
}
