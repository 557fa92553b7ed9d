// Runs right after "today" on the home page, before it is painted: it shows what fits this hour from the first frame.
import { chooseToday } from '../choose-today.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const today = document.querySelector('[data-today]');
if (today) chooseToday(today, new Date());
