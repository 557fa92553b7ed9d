import { type FormEvent, useState } from 'react';
import { copyText } from '#common/lib/copy-text.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { ask, explain, type Reply } from '../../api/request.ts';
import { usePerson } from '../../shell/person.ts';
import { notify } from '../../shell/toasts.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './account.module.css';

/** Creates a link for another device of the same person, or for another person. */
export function Invitation() {
  const me = usePerson();
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email);
  const [invitation, setInvitation] = useState<Reply<'POST invitations'> | null>(null);
  const text = words.account;

  async function invite(event: FormEvent) {
    event.preventDefault();
    try {
      setInvitation(await ask('POST invitations', { name: name.trim(), email: email.trim() }));
    } catch (error) {
      notify(explain(error), { tone: 'error' });
    }
  }

  return (
    <section className={css.part} aria-labelledby="invitar">
      <h2 id="invitar">{text.invite}</h2>
      <p className={css.hint}>{text.inviteHint}</p>
      <form className={css.form} onSubmit={invite}>
        <Field
          label={text.personName}
          name="name"
          required
          value={name}
          onChange={({ currentTarget }: Typed) => setName(currentTarget.value)}
        />
        <Field
          label={text.personEmail}
          name="email"
          type="email"
          required
          value={email}
          onChange={({ currentTarget }: Typed) => setEmail(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="secondary">
            {text.makeLink}
          </Button>
        </div>
      </form>
      {invitation && (
        <div className={css.invitation} role="status">
          <Field label={text.link} name="link" readOnly value={invitation.link} />
          <div className={css.line}>
            <Button
              variant="outline"
              onClick={() =>
                copyText(invitation.link).then(
                  () => notify(words.messages.copied),
                  () => notify(words.messages.notCopied, { tone: 'error' }),
                )
              }
            >
              {words.messages.copy}
            </Button>
            <span className={css.hint}>{text.until(whenText(invitation.until))}</span>
          </div>
        </div>
      )}
    </section>
  );
}

type Typed = { currentTarget: { value: string } };
