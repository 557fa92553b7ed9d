import { type ComponentProps, memo } from 'react';
import { localPath } from '#app/lib/local-path.ts';
import { useFrame } from './frame-context.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** The path of the page that is shown, where the link says whether it leads to it or to what is above it. */
  shownPath?: string;
};

/**
 * A link of the header or the footer. There are about ninety, and the router's own would all render again at each step
 * of a navigation. This is a plain one, which `followPlainLinks` hands to the router.
 */
export function FrameLink({ to, shownPath, ...rest }: Props) {
  const isCurrent = shownPath !== undefined && `${shownPath}/`.startsWith(`${to}/`);
  return <PlainLink to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

const PlainLink = memo(function PlainLink({ to, ...rest }: Omit<Props, 'shownPath'>) {
  const { language } = useFrame();
  return <a href={localPath(language, to)} {...rest} />;
});
