import { OwnNumberNote } from '#app/components/cards/own-number-note.tsx';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { byTheme } from '#app/components/gallery/by-theme.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Steps } from '#app/components/page/steps.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { Club } from './page.server.ts';
import css from './screen.module.css';

/** The `sizes` of a benefit's picture: the list has as many columns as fit. */
const SIZES =
  '(min-width: 1288px) 382px, (min-width: 996px) calc(33.3vw - 48px), (min-width: 680px) calc(50vw - 52px), 160px';

export default function ClubScreen({ data }: PageProps<typeof page>) {
  const { hero, club, closed } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture}>
        {club && <Terms club={club} />}
        {club?.example && <p className={css.example}>{club.example}</p>}
        {club && !club.example && <Chat link={club.purchase.link} />}
      </Hero>
      <div className={css.page}>{club && <OpenClub club={club} />}</div>
      {closed && (
        <Block id="cerrado" title={closed.title} text={closed.text}>
          <div>
            <Chat link={closed.link} />
            <OwnNumberNote />
          </div>
        </Block>
      )}
    </>
  );
}

/** What it costs, and where it is free. */
function Terms({ club: { price, free } }: { club: Club }) {
  return (
    <p className={css.terms}>
      <b>{price}</b> {free && <Link to={free.href}>{free.label}</Link>}
    </p>
  );
}

function OpenClub({ club: { intro, example, how, benefits, members, purchase } }: { club: Club }) {
  return (
    <>
      <Benefits benefits={benefits} intro={intro} />
      <Block id="como-funciona" title={how.title}>
        <Steps steps={how.steps} />
      </Block>
      <div className={css.pair}>
        {members.groups.length > 0 && <Members members={members} />}
        <Block id="sumate" title={purchase.title} text={purchase.text}>
          <div>
            <Chat link={purchase.link} isQuiet={example !== null} />
            <OwnNumberNote />
          </div>
        </Block>
      </div>
    </>
  );
}

/** `isQuiet`: nobody sells what it is for yet. */
function Chat({ link: { href, label }, isQuiet = false }: { link: Club['purchase']['link']; isQuiet?: boolean }) {
  return (
    <a
      className={isQuiet ? buttonClass('outline') : buttonClass('default', 'lg')}
      href={href}
      target="_blank"
      rel="noopener"
      data-own-contact
    >
      <WhatsappMark /> {label}
    </a>
  );
}

type BenefitsProps = { benefits: Club['benefits']; intro: string };

function Benefits({ benefits: { title, note, items }, intro }: BenefitsProps) {
  return (
    <Block id="beneficios" title={title} text={`${intro} ${note}`}>
      <ul className={css.benefits}>
        {items.map(({ id, title, text, where, picture, isSample }) => (
          <li key={id}>
            <div className={css.print}>{byTheme(picture, SIZES, 'late').sheet}</div>
            <p className={css.where}>{where}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {isSample && <SampleMark />}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Members({ members: { title, text, groups } }: { members: Club['members'] }) {
  return (
    <Block id="adheridos" title={title} text={text}>
      <div className={css.members}>
        {groups.map(({ label, members, more }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {members.map(({ href, label, isSample }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link> {isSample && <SampleMark />}
                </li>
              ))}
              {more && (
                <li>
                  <Link to={more.href}>{more.label}</Link>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </Block>
  );
}
