import { kept } from '../../register/kept.ts';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { words } from '../../words.ts';
import { Match } from './match.tsx';
import { Pick } from './pick.tsx';

/** Brings the businesses of a spreadsheet into the guide, by the rules of `npm run import`. */
export function RegisterScreen() {
  const register = kept.use();
  return (
    <Screen
      title={words.register.title}
      lead={words.register.lead}
      back={{ href: href('contenido'), label: words.content.title }}
    >
      {register ? <Match register={register} /> : <Pick />}
    </Screen>
  );
}
