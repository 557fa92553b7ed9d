// Runs right after the map's window, before it is painted: the first view cuts no name, and shows none that its marks
// cover.
import { hideCovered, hideCut } from '../whole-names.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const stage = document.querySelector<HTMLElement>('[data-stage]');
if (stage) {
  hideCut(stage);
  hideCovered(stage);
}
