/** The parts of the service worker API that TypeScript's DOM types lack. */
type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ id: string; url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void;
};

type Extendable = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  request: Request;
  /** The ids of the page that asked, and of the page that a navigation opens. */
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  sync: Extendable & { tag: string; lastChance: boolean };
};

export const worker = self as unknown as WorkerScope; // this script runs nowhere else
