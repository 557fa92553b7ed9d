import type { Logger } from 'pino';

type Options<Opened> = {
  /** Opens the site that is to be served next. */
  open: () => Promise<Opened>;
  /** Serves it from now on. */
  take: (opened: Opened) => void;
  log: Logger;
};

/**
 * Creates the function that switches to another site. If it is called while it is running, it runs once more
 * afterwards, because the site may have changed again. If the new site cannot be opened, the old one stays.
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
