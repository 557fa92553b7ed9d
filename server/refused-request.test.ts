import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startGuide } from './testing/test-guide.ts';

/** Sends these bytes, and returns the whole answer. */
function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => {
      heard += chunk;
    });
    socket.on('error', () => {}); // 'close' follows
    socket.on('close', () => resolve(heard));
    socket.write(text);
  });
}

const HTML = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n';
const chunks = `Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n`;
const invalid: [number, string, (accept: string, start?: string) => string][] = [
  [
    400,
    'a header without a colon',
    (accept, start = 'GET /') => `${start} HTTP/1.1\r\n${accept}Host: x\r\nnonsense\r\n\r\n`,
  ],
  [400, 'no host', (accept, start = 'GET /') => `${start} HTTP/1.1\r\n${accept}Connection: close\r\n\r\n`],
  [
    400,
    'an address that is no text',
    (accept, start = 'GET /') => `${start}/%zz HTTP/1.1\r\n${accept}Host: x\r\nConnection: close\r\n\r\n`,
  ],
  [
    413,
    'chunks with long extensions',
    (accept, start = 'POST /f/contacto') => `${start} HTTP/1.1\r\n${accept}Host: x\r\n${chunks}`,
  ],
  [
    417,
    'an expectation',
    (accept, start = 'GET /') => `${start} HTTP/1.1\r\n${accept}Host: x\r\nExpect: nonsense\r\n\r\n`,
  ],
  [
    431,
    'cookies of 20 KB',
    (accept, start = 'GET /') => `${start} HTTP/1.1\r\n${accept}Host: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
];

test.each(invalid)(
  '%i, for %s, carries the guide’s headers, and is a short text for a program',
  async (status, _, request) => {
    const { port } = await startGuide();
    const answer = await answerTo(port, request('Accept: */*\r\n'));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', 'referrer-policy: ']) {
      expect(answer.toLowerCase()).toContain(header);
    }
    expect(answer).not.toContain('<html');
  },
);

// Where extensions of chunks are too long, Node tells nothing of the head, and no browser sends any.
test.each(invalid.filter(([, what]) => what !== 'chunks with long extensions'))(
  '%i, for %s, is a page in the language of its address for a browser',
  async (status, _, request) => {
    const { port } = await startGuide();
    const spanish = await answerTo(port, request(HTML));
    expect(spanish).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('<a class="back" href="/">Ir al inicio</a>');
    expect(spanish.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    const english = await answerTo(port, request(HTML, 'GET /en/wineries'));
    expect(english).toContain('<a class="back" href="/en">Go to the home page</a>');
  },
);
