import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { Rings } from '#app/components/rings.tsx';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { usePage } from '#app/use-page.ts';
import type { ContactSentData } from './contact.server.ts';

/** Where a form leads when it has arrived. */
export default function ContactSentPage() {
  const { title, text, button } = usePage<ContactSentData>().data;
  return (
    <Hero title={title} standfirst={text}>
      <Rings size={96} />
      <Link className={buttonClass('default', 'lg')} to={paths.home}>
        {button}
      </Link>
    </Hero>
  );
}
