import { ChevronRight, type LucideIcon } from 'lucide-react';

interface SelectRowProps<Value extends string> {
  icon: LucideIcon;
  label: string;
  className: string;
  value: Value;
  choices: readonly Value[];
  nameOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
}

/** A choice as a row of a list. A phone shows the choices its own way, near the thumb. */
export function SelectRow<Value extends string>(props: SelectRowProps<Value>) {
  const { icon: Icon, label, className, value, choices, nameOf, onChoose } = props;
  return (
    <label className={`relative has-focus-visible:outline-3 has-focus-visible:outline-brand ${className}`}>
      <Icon aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
      <span>{label}</span>
      <span aria-hidden="true" className="ms-auto text-ink-soft">
        {nameOf(value)}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <select
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
