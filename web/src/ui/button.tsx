import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-deep';
type Size = 'small' | 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition ' +
  'active:scale-[0.98] disabled:pointer-events-none disabled:opacity-55 ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-55';

const variants: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand shadow-rest hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-expired text-surface shadow-rest hover:brightness-90',
  'on-deep': 'bg-citrus text-on-citrus shadow-rest hover:brightness-105',
};

const sizes: Record<Size, string> = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lg',
};

interface Look {
  variant?: Variant | undefined;
  size?: Size | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function classes({ variant = 'primary', size = 'medium', className = '' }: Omit<Look, 'children'>) {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes({ variant, size, className })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ variant, size, className })} {...rest} />;
}
