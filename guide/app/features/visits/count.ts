import { MOST_IN_REPORT, VISITS_PATH, type VisitReport } from '#common/contracts/visits.ts';
import type { Router } from '#engine/navigation/router.ts';
import { lacked } from './lacked.ts';
import { pressOf } from './press-of.ts';

/** Counts the pages that this document shows and what is pressed on them, and reports it when the document is left. */
export function count(router: Pick<Router, 'onChange'>) {
  let report: VisitReport = { seen: [], pressed: [], lacked: [] };
  /** What was pressed since the page was opened: pressing twice is one wish. */
  let pressed = new Set<string>();
  let shown = '';
  /** There is at most one report for each page, so that a visitor who comes and goes costs no more. */
  let reportsLeft = 0;

  function open() {
    shown = location.pathname;
    pressed = new Set();
    reportsLeft += 1;
    if (report.seen.length < MOST_IN_REPORT) report.seen.push(shown);
  }

  function send() {
    report.lacked = [...lacked].slice(0, MOST_IN_REPORT);
    if (reportsLeft === 0 || Object.values(report).every((list) => list.length === 0)) return;
    navigator.sendBeacon(VISITS_PATH, JSON.stringify(report));
    reportsLeft -= 1;
    report = { seen: [], pressed: [], lacked: [] };
    lacked.clear();
  }

  function look() {
    if (document.visibilityState === 'hidden') send();
    else if (shown === '') open(); // it was loaded in the background, and is seen only now
  }

  look();
  router.onChange(({ to }) => {
    if (to.page && location.pathname !== shown) open();
  });
  addEventListener(
    'click',
    ({ target }) => {
      const press = pressOf(target, shown);
      if (!press || pressed.has(press.join()) || report.pressed.length === MOST_IN_REPORT) return;
      pressed.add(press.join());
      report.pressed.push(press);
    },
    { capture: true }, // before the page reacts, and whatever it does with the press
  );
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', send);
  addEventListener('pageshow', ({ persisted }) => persisted && open()); // Back has brought it again
}
