import type { ComponentProps } from 'react';
import css from './button.module.css';

export type Variant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type Size = 'default' | 'sm' | 'lg' | 'icon';

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: Variant = 'default', size: Size = 'default', more = ''): string {
  return [css.button, css[variant], size === 'default' ? '' : css[size], more].filter(Boolean).join(' ');
}

type Props = ComponentProps<'button'> & { variant?: Variant; size?: Size };

export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
