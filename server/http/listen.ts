import { createServer, type Server } from 'node:http';

/** Reads `PORT` from the environment; exits with one sentence if it is not a port. */
export function portFromEnv(standard: number): number {
  const text = process.env.PORT || String(standard);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  console.error(`PORT is "${text}", but must be a number from 0 to 65535.`);
  process.exit(1);
}

/** Opens the port and closes it again; if that fails, exits with the sentence with which {@link listen} would. */
export function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  exitOnError(server, host, port);
  return new Promise((resolve) => server.listen(port, host, () => server.close(() => resolve())));
}

type Options = {
  port: number;
  host: string;
  /** Releases anything that keeps connections open. Called first. */
  release?: () => Promise<void>;
  /** Closes the services that the last answers still needed. */
  finish?: () => Promise<void>;
};

/**
 * Opens the port and prints where the guide is. On Ctrl-C and SIGTERM the server shuts down gracefully: it takes no new
 * connections, finishes the answers in progress, and exits.
 */
export function listen(server: Server, { port, host, release, finish }: Options) {
  exitOnError(server, host, port);
  server.listen(port, host, () => {
    const address = server.address();
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`The guide is at http://${shown}:${typeof address === 'object' ? address?.port : port}`);
  });
  let isClosing = false;
  server.prependListener('request', (_, response) => {
    if (isClosing) response.setHeader('Connection', 'close'); // the next request goes to another process
  });
  const close = async () => {
    // Ctrl-C arrives twice: from the terminal, and from the npm command above this process.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
    await release?.();
    await new Promise((resolve) => {
      server.close(resolve);
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref(); // a finished answer leaves its connection idle
      server.closeIdleConnections();
    });
    await finish?.();
    process.exit(0);
  };
  process.on('SIGINT', () => void close());
  process.on('SIGTERM', () => void close());
}

function exitOnError(server: Server, host: string, port: number) {
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(`The server could not start: ${reason(error, host, port)}`);
    process.exit(1);
  });
}

const IDLE_MS = 50;
/** A download in progress may finish, but a visitor who never reads it does not keep the server running. */
const PATIENCE_MS = 5000;

function reason(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program. Choose another, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `this user may not open port ${port}. Choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST "${host}" is no address of this machine.`;
    default:
      return error.message;
  }
}
