// Runs at the start of the agenda, before it is painted. A page that was built before an event was over would show it
// as the next one until the application replaces it, so until then it shows neither. The script also marks today in the
// drawn year.
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { markToday } from '../mark-today.ts';

const { parentElement } = document.currentScript as HTMLScriptElement; // it runs while the page is parsed
document.currentScript?.remove(); // React hydrates only what it rendered.
const { goodUntil = '' } = parentElement?.dataset ?? {};
if (todayInSanRafael() > goodUntil) document.documentElement.dataset.late = '';
markToday();
