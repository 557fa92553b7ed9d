import type { Logger } from 'pino';

type Options<Opened> = {
  /** Opens the site that is to be served next. */
  open: () => Promise<Opened>;
  /** Serves it from now on. */
  take: (opened: Opened) => void;
  log: Logger;
};

/**
 * Makes the function that switches to another site. Whoever calls it while it is at work is served once more afterwards,
 * because the site may have changed again. A site that cannot be opened leaves the old one in its place.
 */
export function createReload<Opened>({ open, take, log }: Options<Opened>): () => void {
  let isBusy = false;
  let isAskedAgain = false;

  const fail = (error: unknown) =>
    log.error({ message: String(error) }, 'the new site could not be opened; the guide goes on with the old one');

  async function run() {
    do {
      isAskedAgain = false;
      try {
        take(await open());
        log.info('the site was opened anew');
      } catch (error) {
        fail(error);
      }
    } while (isAskedAgain);
    isBusy = false;
  }

  return () => {
    isAskedAgain = isBusy;
    if (isBusy) return;
    isBusy = true;
    void run();
  };
}
