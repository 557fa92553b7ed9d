import { type ComponentProps, memo } from 'react';
import { localPath } from '#app/lib/local-path.ts';
import { useFrame } from './frame-context.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a page of this guide in the language of this page; `to` is its path. A plain one that `followLinks` hands to
 * the router: a page has a hundred and more, and the router's own would all render again at each step of a navigation.
 */
export const Link = memo(function Link({ to, ...rest }: Props) {
  const { language } = useFrame();
  return <a href={localPath(language, to)} {...rest} />;
});
