// Runs where the agenda begins, before it is painted. A page that was built before an event was over would show it as
// the next one, and put the right one in its place once the application is there: until then it shows neither. The
// drawn year shows where in it we are.
import { todayInSanRafael } from '#app/lib/san-rafael.ts';
import { markToday } from '../mark-today.ts';

const { parentElement } = document.currentScript as HTMLScriptElement; // it runs while the page is read
document.currentScript?.remove(); // React hydrates only what it rendered.
const { goodUntil = '' } = parentElement?.dataset ?? {};
if (todayInSanRafael() > goodUntil) document.documentElement.dataset.late = '';
markToday();
