import { createElement, type SVGProps } from 'react';

type Lines = { node: [tag: string, attributes: Record<string, string>][] };

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Makes the component of an icon from its lines. The build puts it in place of Lucide's own, most of which serves options
 * that no icon of the guide uses (`guide/builder/small-icons.ts`). An icon repeats the text beside it, so it is hidden from
 * screen readers.
 */
export default function lineIcon({ node }: Lines) {
  const lines = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  return ({ size = 24, ...props }: Props) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {lines}
    </svg>
  );
}
