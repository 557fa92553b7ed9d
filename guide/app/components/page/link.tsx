import { type ComponentProps, memo } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { localPath } from '#common/lib/address/local-path.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a page of this guide in the language of this page; `to` is its path. It is a plain link whose clicks
 * `followLinks` hands to the router: a page has more than a hundred, and router links would all re-render at each step
 * of a navigation.
 */
export const Link = memo(function Link({ to, ...rest }: Props) {
  const { language } = useLayout();
  return <a href={localPath(language, to)} {...rest} />;
});
