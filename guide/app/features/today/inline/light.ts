// Runs right after the line about the light, before it is painted: it says when the sun rises and sets on the day on which
// the page is read. The application says the same from then on.
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { lightIn } from '../light-words.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const line = document.querySelector<HTMLElement>('[data-light]');
if (line) line.textContent = lightIn(line.dataset.light ?? '', todayInSanRafael()) ?? line.textContent;
