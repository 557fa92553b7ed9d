import '#common/ui/styles/index.ts';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { chosenTheme } from '../shell/theme.ts';
import { type Answer, askEntry, EntryError } from './ask.ts';
import css from './entry.module.css';
import { entryWords } from './words.ts';

const INVITATION = '#invitacion=';
const text = entryWords;

const place = document.querySelector<HTMLElement>('#entrada');
document.documentElement.classList.add(chosenTheme());
if (place) {
  place.className = css.page ?? '';
  const { hash } = location;
  if (hash.startsWith(INVITATION)) void showInvitation(place, decodeURIComponent(hash.slice(INVITATION.length)));
  else showEntry(place);
}
// Opening the link in the mail again in the same tab only changes the fragment.
window.addEventListener('hashchange', () => location.hash.startsWith(INVITATION) && location.reload());

/** The status of a link that was used or is too old. */
const GONE = 410;

/** @param said why she is here, if she expected something else */
function showEntry(place: HTMLElement, said = '') {
  const { button, say } = draw(place, {
    title: text.title,
    lead: text.text,
    action: text.enter,
    foot: text.otherPerson,
  });
  if (said !== '') {
    say(said, 'error');
    history.replaceState(null, '', location.pathname); // an invitation is no screen of the desk
  }
  button.addEventListener('click', () =>
    attempt(button, say, text.entering, async () => {
      const { options } = await askEntry('entry/options', {});
      const response = await startAuthentication({ optionsJSON: options as Answer<'authentication'> });
      await askEntry('entry/verify', { response });
      location.reload(); // the server now answers with the desk, and the fragment is kept
    }),
  );
}

async function showInvitation(place: HTMLElement, token: string) {
  const { button, say, heading, field } = draw(place, {
    title: text.inviteTitle,
    lead: text.inviteText,
    action: text.create,
    device: /Android|iPhone|iPad/.test(navigator.userAgent) ? text.deviceDefault : text.deviceDesk,
  });
  const take = () => askEntry('invitation/options', { token });
  button.disabled = true; // a press before the answer would be lost
  say(text.checking);
  const first = await take().catch((error: unknown) => {
    // A used link is opened again from the chat, by somebody who has a key by now.
    if (error instanceof EntryError && error.status === GONE) showEntry(place, text.failures.used);
    else say(sentence(error), 'error');
    return null;
  });
  button.hidden = first === null;
  button.disabled = false;
  if (first) {
    say('');
    heading.textContent = text.hello(first.person.name);
  }
  button.addEventListener('click', () =>
    attempt(button, say, text.entering, async () => {
      const { options } = await take(); // a challenge is valid for one attempt
      const response = await startRegistration({ optionsJSON: options as Answer<'registration'> }).catch(
        (error: unknown) => {
          if (hasKey(error)) showEntry(place, text.failures.already);
          throw error;
        },
      );
      await askEntry('invitation/verify', { token, response, device: field?.value.trim() || text.deviceDefault });
      location.replace(`${location.pathname}#/hoy`);
      location.reload();
    }),
  );
}

async function attempt(button: HTMLButtonElement, say: Say, waiting: string, act: () => Promise<void>) {
  button.disabled = true;
  say(waiting);
  try {
    await act();
  } catch (error) {
    say(sentence(error), 'error');
    button.disabled = false;
    button.focus();
  }
}

/** Whether a device refuses to make a second key for the same person. */
const hasKey = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') ||
  (error instanceof Error && error.name === 'InvalidStateError');

/** The sentence for an error, with what to do about it. */
function sentence(error: unknown): string {
  const { failures } = text;
  if (error instanceof EntryError) return error.message;
  if (!('PublicKeyCredential' in window)) return failures.unsupported;
  const name = error instanceof Error ? error.name : '';
  if (hasKey(error)) return failures.already;
  if (name === 'NotAllowedError' || name === 'AbortError') return failures.cancelled;
  if (name === 'SecurityError') return failures.insecure;
  console.error(error);
  return failures.other;
}

type Say = (words: string, tone?: 'plain' | 'error') => void;
type Page = { title: string; lead: string; action: string; foot?: string; device?: string };

/** Draws the page: too few elements to justify a library. */
function draw(place: HTMLElement, { title, lead, action, foot, device }: Page) {
  const heading = element('h1', css.title, title);
  const button = element('button', css.button, action);
  button.type = 'button';
  const status = element('p', css.status, '');
  status.setAttribute('role', 'status');
  const label = device === undefined ? null : element('label', css.label, text.device);
  const field = device === undefined ? null : Object.assign(element('input', css.field, ''), { value: device });
  if (label && field) label.append(field);
  const card = element('div', css.card, '');
  card.append(
    Object.assign(element('img', css.mark, ''), { src: '/marca.svg', alt: '', width: 64, height: 64 }),
    element('p', css.name, text.guide),
    heading,
    element('p', css.lead, lead),
    ...(label ? [label] : []),
    button,
    status,
    ...(foot ? [element('p', css.foot, foot)] : []),
  );
  place.replaceChildren(card);
  document.title = `${title} · ${text.guide}`;
  const say: Say = (words, tone = 'plain') => {
    status.textContent = words;
    status.className = (tone === 'error' ? css.error : css.status) ?? '';
  };
  return { button, say, heading, field };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string | undefined, words: string) {
  const created = document.createElement(name);
  created.className = className ?? '';
  created.textContent = words;
  return created;
}
