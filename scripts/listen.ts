import type { Server } from 'node:http';

/** `PORT` from the environment; exits with one sentence when it is no port. */
export function portFromEnv(standard: number): number {
  const text = process.env.PORT || String(standard);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  console.error(`PORT is "${text}", but must be a number from 0 to 65535.`);
  process.exit(1);
}

type Options = { port: number /** Used when `HOST` names none. */; host: string; release?: () => Promise<void> };

/** Opens the port and prints where the guide is. On Ctrl-C and SIGTERM it ends in good order, after `release`. */
export function listen(server: Server, { port, host: standard, release = async () => {} }: Options) {
  const host = process.env.HOST || standard;
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(`The server could not start: ${reason(error, host, port)}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`The guide is at http://${shown}:${typeof address === 'object' ? address?.port : port}`);
  });
  let isClosing = false;
  const close = () => {
    // Ctrl-C comes twice: from the terminal, and from the npm command above this process.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
    void release().finally(() => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** A download that is under way may end; a visitor who never reads it does not hold the server. */
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
