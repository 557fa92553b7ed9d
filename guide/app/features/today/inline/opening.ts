// Runs right before the prints that may open the front page: it says which of them the styles show, so that the first
// paint shows it and no other is fetched.
import { openingMoment } from '../opening-moment.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const { nights = '', moments = '' } = document.querySelector<HTMLElement>('[data-nights]')?.dataset ?? {};
const { classList, dataset } = document.documentElement;
dataset.opening = openingMoment({ nights, moments }, new Date(), classList.contains('dark'));
