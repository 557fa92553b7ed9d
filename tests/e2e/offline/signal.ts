import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The connection between a phone and a server: its own address, where nothing answers while there is no signal. */
export type Signal = {
  url: string;
  /** Leads to the server at this address. */
  give(server: string): Promise<void>;
  /** Breaks open connections, and refuses new ones. */
  lose(): Promise<void>;
};

export async function openSignal(server: string): Promise<Signal> {
  const open = new Set<Socket>();
  let target = server;
  let port = 0;
  const line = createServer((near) => {
    if (!line.listening) return void near.destroy(); // it had arrived before the signal was lost
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}); // 'close' follows
      socket.on('close', () => open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    near.pipe(far).pipe(near);
  });
  const signal: Signal = {
    url: '',
    async give(server) {
      target = server;
      if (line.listening) return;
      await new Promise<void>((resolve, reject) => {
        line.once('error', reject);
        line.listen(port, '127.0.0.1', resolve);
      });
      port = (line.address() as AddressInfo).port;
      signal.url = `http://localhost:${port}`; // a secure context, as workers need
    },
    async lose() {
      if (!line.listening) return;
      const isClosed = new Promise((resolve) => line.close(resolve));
      for (const socket of open) socket.destroy();
      await isClosed;
    },
  };
  await signal.give(server);
  return signal;
}
