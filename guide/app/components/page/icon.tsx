import { usePage } from '#engine/use-page.ts';
import type { IconName } from '#views/icons.ts';

/**
 * An icon named by the content. It only repeats the text beside it, so it is hidden from screen readers.
 * @throws while the page is built, if its definition does not declare the icon
 */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const { icons, screen, path } = usePage();
  if (import.meta.env.SSR && !Object.hasOwn(icons, name)) {
    throw new Error(
      `${path}: the page shows the icon "${name}" without its drawing; name it in \`icons\` of guide/app/screens/${screen}/page.server.ts.`,
    );
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, see icon-drawings.server.ts
      dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
    />
  );
}
