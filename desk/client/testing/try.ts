// Serves the desk with content in memory, without publisher or server: `npm run desk:try`. PORT=0 picks a free port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildDesk } from '#builder/desk/build.ts';
import { stub } from './stub.ts';

const root = process.cwd();
await buildDesk(root);
const server = createServer(await stub(root));
server.listen(Number(process.env.PORT ?? 4300), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://localhost:${port}/escritorio/`);
});
