import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import type { Answer } from '#common/contracts/desk/orders.ts';
import { createDevice } from './passkey.ts';
import type { Visitor } from './visitor.ts';

const PUBLISHED_MS = 10 * 60_000;

/** The owner with a phone: opens the invitation, signs in, publishes. */
export function createOwner(origin: string, visit: Visitor) {
  const device = createDevice(origin);
  const cookies = new Map<string, string>();

  async function ask<Data>(method: 'GET' | 'POST', name: string, body?: object): Promise<Data> {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { Origin: origin, Cookie: cookie, 'X-Desk': '1', 'Content-Type': 'application/json' };
    const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await visit(`/escritorio/api/${name}`, options);
    assert.equal(answer.status, 200, `${method} ${name} answers ${answer.status}: ${answer.body}`);
    for (const one of answer.cookies) {
      const [key = '', value = ''] = one.split(/=(.*)/s);
      cookies.set(key, value);
    }
    return JSON.parse(answer.body) as Data; // the desk's own API
  }

  return {
    /** Opens the link of an invitation, which makes a passkey and signs in. */
    async accept(link: string) {
      const token = link.split('#invitacion=')[1] ?? '';
      assert.equal((await visit('/escritorio/')).status, 200, 'the desk opens');
      const { options } = await ask<{ options: { challenge: string } }>('POST', 'invitation/options', { token });
      const response = device.register(options.challenge);
      await ask('POST', 'invitation/verify', { token, response, device: 'Prueba' });
    },

    /** Signs in again with the passkey, as after a week. */
    async enter() {
      cookies.clear();
      const { options } = await ask<{ options: { challenge: string } }>('POST', 'entry/options', {});
      await ask('POST', 'entry/verify', { response: device.enter(options.challenge) });
    },

    me: () => ask<{ person: { email: string } }>('GET', 'me'),

    valueOf: async (file: string) => (await fileNamed(file)).value as Record<string, unknown>, // a listing

    /** Orders a publication with one field of a file changed; returns the order. */
    async order(file: string, field: Record<string, string>, words: string): Promise<string> {
      const { digest, value } = await fileNamed(file);
      const change = { file, base: digest, before: value, value: { ...(value as object), ...field }, photos: null };
      return (await ask<{ order: string }>('POST', 'publish', { changes: [change], words })).order;
    },

    /** Waits for the publisher's last word on an order. */
    async answered(order: string): Promise<Answer> {
      const until = Date.now() + PUBLISHED_MS;
      for (;;) {
        const { answer } = await ask<{ answer: Answer | null }>('GET', `order?id=${order}`);
        if (answer && answer.state !== 'working') return answer;
        assert.ok(Date.now() < until, `the publisher does not answer ${order}`);
        await wait(500);
      }
    },
  };

  async function fileNamed(file: string): Promise<ContentFile> {
    return (await ask<{ file: ContentFile }>('GET', `file?file=${encodeURIComponent(file)}`)).file;
  }
}

/** Gives a listing another name through the desk, and checks that its page shows it. */
export function createRenaming(
  owner: ReturnType<typeof createOwner>,
  visit: Visitor,
  { file, address }: { file: string; address: string },
) {
  async function assertShown(name: string) {
    const { status, body } = await visit(address);
    assert.equal(status, 200);
    assert.ok(body.includes(`>${name}<`), `${address} shows ${name}`);
  }

  async function publish(name: string, words: string) {
    const answer = await owner.answered(await owner.order(file, { name }, words));
    assert.equal(answer.state, 'done', JSON.stringify(answer));
    await assertShown(name);
  }

  return { publish, assertShown };
}
