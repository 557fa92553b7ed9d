import { ink } from '#map/draw/inks.ts';
import type { Box } from '#map/draw/occupied.ts';
import { escaped } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';

/** The guide's logo, about 96 units high. */
const mark = (id: string) =>
  `<path fill="${ink('night')}" d="M12 92V46a36 36 0 0 1 72 0v46z"/><clipPath id="${id}"><path d="M12 92V46a36 36 0 0 1 72 0v46z"/></clipPath><g clip-path="url(#${id})"><circle cx="34" cy="38" r="26" fill="${ink('ring1')}"/><circle cx="34" cy="38" r="18" fill="${ink('ring2')}"/><circle cx="34" cy="38" r="12.5" fill="${ink('ring3')}"/><circle cx="34" cy="38" r="7" fill="${ink('ring4')}"/><path fill="#8f3a2a" d="M2 68 20 52l7 6 31-31 14 19 5-5 27 27z"/><path fill="#fbf1dc" d="M2 68 20 52l7 6 31-31-3 18-6 6 4 8-8 9z"/><path fill="#b5482d" d="M0 66h96v30H0z"/><path fill="#983821" d="M0 74c14-3 26-2 34 1-12 2-24 5-34 4zM96 84c-14-2-22 0-30 5 10 2 22 1 30-1z"/><path fill="#4cc3bb" d="M50 66c9 1.400 17 3.600 17 7.600 0 4.600-10 5.400-18 6.600C41.600 81.300 34 83.400 33 94h26c.6-4.600 5.200-6 11-7.600C77.500 84.200 83 80.600 83 75.400 83 68.600 70 66.800 60 66z"/></g>`;

const [WIDTH, HEIGHT] = [348, 118];

export const cartoucheBox = ([x, y]: readonly [number, number]): Box => [x, y, x + WIDTH, y + HEIGHT];

/** The title of a sheet on a plaque with notched corners. The place is that of its upper left corner. */
export function cartouche(press: Press, [x, y]: readonly [number, number], sub: string): string {
  const plate = (inset: number, cut: number) => {
    const [r, b] = [WIDTH - inset, HEIGHT - inset];
    return `M${inset + cut} ${inset}H${r - cut}a${cut} ${cut} 0 0 0 ${cut} ${cut}V${b - cut}a${cut} ${cut} 0 0 0-${cut} ${cut}H${inset + cut}a${cut} ${cut} 0 0 0-${cut}-${cut}V${inset + cut}a${cut} ${cut} 0 0 0 ${cut}-${cut}z`;
  };
  return `<g class="cartouche" transform="translate(${x} ${y})"><path fill="${ink('paper')}" stroke="${ink('text')}" stroke-width="1.8" d="${plate(0, 10)}"/><path fill="none" stroke="${ink('title')}" stroke-width="1.2" d="${plate(6, 8)}"/><g transform="translate(16 15)scale(.92)">${mark(`${press.id}-mark`)}</g><path stroke="${ink('gold')}" stroke-width="3" d="M114 23h196"/><text class="t n" x="112" y="69" font-size="43" font-weight="800" letter-spacing="-.6" style="fill:${ink('title')}">San Rafael</text><text class="n" x="114" y="93" font-size="12" font-weight="700" letter-spacing="1.2">${escaped(sub.toLocaleUpperCase())}</text></g>`;
}
