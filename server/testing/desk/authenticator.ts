import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Faults = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  /** Signs with this key instead. */
  key?: KeyObject;
};

/** A software passkey that works like a phone's (ES256, attestation "none"); `faults` make it lie. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let handle = '';

  function head(flags: number, { rpId = new URL(origin).hostname, counter: other, isVerified = true }: Faults) {
    counter = other ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]), count]);
  }

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const credential = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    authenticatorAttachment: 'platform',
    clientExtensionResults: { credProps: { rk: true } },
  });

  return {
    privateKey,
    id: id.toString('base64url'),

    /** Answers the options of an invitation. */
    create(options: { challenge: string; user: { id: string } }, faults: Faults = {}) {
      handle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cborMap([
        [1, 2], // an elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(HAS_CREDENTIAL, faults), Buffer.alloc(16), length, id, key]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options.challenge, faults).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers the options of the sign-in page. */
    get(options: { challenge: string }, faults: Faults = {}) {
      const data = head(0, faults);
      const client = clientData('webauthn.get', options.challenge, faults);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, faults.key ?? privateKey).toString('base64url'),
        userHandle: faults.userHandle ?? handle,
      });
    },
  };
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** Encodes the subset of CBOR (RFC 8949) that a passkey writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? lead(1, -1 - value) : lead(0, value);
  if (typeof value === 'string') return Buffer.concat([lead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([lead(2, value.length), value]);
  return cborMap([...value]);
}

const cborMap = (pairs: [Cbor, Cbor][]) => Buffer.concat([lead(5, pairs.length), ...pairs.flat().map(cbor)]);

function lead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}
