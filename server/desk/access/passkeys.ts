import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Challenges } from './challenges.ts';
import type { DeskPerson } from './desk-person.ts';
import type { Passkey } from './passkey-records.ts';
import type { People } from './people.ts';
import { newToken } from './tokens.ts';

const RP_NAME = 'Guía San Rafael: el escritorio';

/** The site that a passkey belongs to; `rpID` is its host. */
type Site = { origin: string; rpID: string };
/** What a browser answered to a challenge. */
type Signed<Response> = { response: Response; challenge: string };
/** Who signed in, and the name of the device that they gave when they made its passkey. */
type Entered = { person: DeskPerson; device: string };

const library = () => import('@simplewebauthn/server');

type Options = { origin: string; people: People; challenges: Challenges };

/**
 * Creates and verifies passkeys. The library is loaded on first use, which saves its memory as long as nobody opens the
 * desk.
 */
export function createPasskeys({ origin, people, challenges }: Options) {
  const site: Site = { origin, rpID: new URL(origin).hostname };
  const { rpID } = site;

  return {
    /** Returns the options with which a browser creates a passkey for an invited person. */
    async registration(person: DeskPerson, token: string, now: number) {
      const { generateRegistrationOptions } = await library();
      const challenge = newToken();
      const known = await people.passkeysOf(person.id);
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userName: person.email,
        userDisplayName: person.name,
        userID: new Uint8Array(Buffer.from(person.handle, 'base64url')),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.keep(challenge, 'invitation', token, now);
      return options;
    },

    /** Returns the new passkey; null if the browser's response cannot be verified. */
    async register(person: DeskPerson, token: string, response: RegistrationResponseJSON, now: number) {
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!challenge || !(await challenges.take(challenge, 'invitation', token, now))) return null;
      return newPasskey({ response, challenge }, person.id, site);
    },

    /** Returns the options for signing in. They name no passkey, because it is not known yet who is signing in. */
    async entry(attempt: string, now: number) {
      const { generateAuthenticationOptions } = await library();
      const challenge = newToken();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        userVerification: 'required',
      });
      await challenges.keep(challenge, 'entry', attempt, now);
      return { challenge, options };
    },

    /** Returns the person whose passkey signed this browser's challenge, and its device; null for anything else. */
    async enter(attempt: string, response: AuthenticationResponseJSON, now: number): Promise<Entered | null> {
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!challenge || !(await challenges.take(challenge, 'entry', attempt, now))) return null;
      const passkey = await people.passkey(response.id);
      const person = passkey && (await people.byId(passkey.person));
      if (!person || (response.response.userHandle ?? person.handle) !== person.handle) return null;
      const counter = await signedCounter({ response, challenge }, passkey, site);
      if (counter === null || !(await people.countPasskey(passkey, counter))) return null;
      return { person, device: passkey.device };
    },
  };
}

/** Returns the passkey in a browser's response; null if it cannot be verified. */
async function newPasskey(
  { response, challenge }: Signed<RegistrationResponseJSON>,
  person: number,
  { origin, rpID }: Site,
): Promise<Omit<Passkey, 'device'> | null> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined })); // any error means that it is invalid
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    person,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** Returns the counter of a valid signature; null if it is invalid, or its counter went back (a copied passkey). */
async function signedCounter(
  { response, challenge }: Signed<AuthenticationResponseJSON>,
  passkey: Passkey,
  { origin, rpID }: Site,
) {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Returns the challenge that a response claims to sign; null if it cannot be read. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
