import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** A device that keeps one passkey for a site, as a phone does. */
export function createDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const site = createHash('sha256').update(new URL(origin).hostname).digest();
  const said = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));

  return {
    /** Answers to an invitation with a new key. */
    register(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'), // COSE: EC2, ES256, P-256, x
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'), // y
        Buffer.from(y, 'base64url'),
      ]);
      const flags = Buffer.from([PRESENT_AND_VERIFIED | HAS_KEY, 0, 0, 0, 0]);
      const known = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([site, flags, known]);
      return {
        ...this.name(),
        response: {
          clientDataJSON: said('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
        },
      };
    },

    /** Answers when the site asks who is there. */
    enter(challenge: string) {
      const client = said('webauthn.get', challenge);
      const data = Buffer.concat([site, Buffer.from([PRESENT_AND_VERIFIED, 0, 0, 0, 0])]);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...this.name(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },

    name: () => ({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
    }),
  };
}

/** CBOR: `{ fmt: "none", attStmt: {}, authData: data }`. */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
