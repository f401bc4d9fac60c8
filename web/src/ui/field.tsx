import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

const control =
  'w-full rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-soft ' +
  'transition-colors hover:border-brand focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-expired';

interface Labelled {
  label: string;
  /** Shown under the control and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

interface FrameProps extends Labelled {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

function Frame({ id, label, error, hint, labelHidden, required, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && !labelHidden && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="text-caption font-medium text-expired">
          {error}
        </p>
      )}
    </div>
  );
}

function useWiring({
  id,
  hint,
  error,
}: {
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const generated = useId();
  const ownId = id ?? generated;
  const describedBy = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ');
  return {
    id: ownId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function TextField({
  label,
  error,
  hint,
  labelHidden = false,
  end,
  ...rest
}: Labelled & { /** A button that stands inside, at the end. */ end?: ReactNode } & ComponentProps<'input'>) {
  const wiring = useWiring({ id: rest.id, hint, error });
  return (
    <Frame {...{ label, error, hint, labelHidden }} id={wiring.id} required={rest.required}>
      {end ? (
        <div className="relative">
          <input className={`${control} pe-12`} {...rest} {...wiring} />
          <div className="absolute inset-y-0 end-0 flex">{end}</div>
        </div>
      ) : (
        <input className={control} {...rest} {...wiring} />
      )}
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  labelHidden = false,
  ...rest
}: Labelled & ComponentProps<'textarea'>) {
  const wiring = useWiring({ id: rest.id, hint, error });
  return (
    <Frame {...{ label, error, hint, labelHidden }} id={wiring.id} required={rest.required}>
      <textarea className={control} rows={4} {...rest} {...wiring} />
    </Frame>
  );
}

/** Children are `<option>`s. */
export function SelectField({
  label,
  error,
  hint,
  labelHidden = false,
  ...rest
}: Labelled & ComponentProps<'select'>) {
  const wiring = useWiring({ id: rest.id, hint, error });
  return (
    <Frame {...{ label, error, hint, labelHidden }} id={wiring.id} required={rest.required}>
      <select className={`${control} min-h-11.5`} {...rest} {...wiring} />
    </Frame>
  );
}
