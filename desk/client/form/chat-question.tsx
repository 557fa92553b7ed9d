import { withCheck } from '#common/contracts/desk/checks.ts';
import { asksForChat } from '#common/contracts/desk/judge/numbers.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { Button } from '#common/ui/button.tsx';
import { type Path, valueAt } from '../schema/paths.ts';
import { isObject } from '../schema/shape.ts';
import { usePerson } from '../shell/person.ts';
import { words } from '../words.ts';
import css from './form.module.css';
import { useForm, withField } from './form-context.ts';

/** Asks whether somebody answers chats on a landline; one press notes it, the other makes it the telephone. */
export function ChatQuestion({ path }: { path: Path }) {
  const form = useForm();
  const person = usePerson();
  const around = path.slice(0, -1);
  const listing = valueAt(form.value, around);
  if (path.at(-1) !== 'whatsapp' || !isObject(listing) || !asksForChat(listing)) return null;

  function answer() {
    const log = valueAt(form.value, [...around, 'checks']);
    const check = { day: todayInSanRafael(), by: person.name, how: 'whatsapp', facts: ['whatsapp'] };
    form.edit(withField(form, [...around, 'checks'], withCheck(log, check)));
  }

  function moveToPhone() {
    const value =
      isObject(listing) && listing.phone
        ? form.value
        : withField(form, [...around, 'phone'], valueAt(form.value, path));
    form.edit(withField({ ...form, value }, path, null));
  }

  return (
    <div className={css.question} role="status">
      <p>{words.form.chatQuestion}</p>
      <div className={css.choices}>
        <Button variant="secondary" onClick={answer}>
          {words.form.chatYes}
        </Button>
        <Button variant="outline" onClick={moveToPhone}>
          {words.form.chatNo}
        </Button>
      </div>
    </div>
  );
}
