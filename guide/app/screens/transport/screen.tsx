import { Bike, Bus, CarTaxiFront, Clock, FileText, Luggage } from 'lucide-react';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { JourneyNumber } from '#app/components/map/journey-number.tsx';
import { OwnMap } from '#app/components/map/own-map.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { JumpLinks } from '#app/components/page/jump-links.tsx';
import { Link } from '#app/components/page/link.tsx';
import { MapEmbed } from '#app/components/sections/map-embed.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import { FromTerminal } from './from-terminal.tsx';
import type page from './page.server.ts';
import type { TransportData } from './page.server.ts';
import css from './screen.module.css';

const AUTOPLAY_MS = 4000;

const PART_ICONS = [Luggage, Bus, CarTaxiFront, Bike];

export default function TransportScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, contents, payment, buses, terminal, map, timetable, other, pictures, trust } = data;
  return (
    <>
      <LeadGallery
        title={hero.title}
        opening={<Hero title={hero.title} standfirst={hero.subtitle} />}
        pictures={pictures}
        autoplayMs={AUTOPLAY_MS}
      >
        <div className={css.jumps}>
          <JumpLinks contents={contents} icons={PART_ICONS} />
        </div>
        <Payment payment={payment} />
        <p>{intro}</p>
      </LeadGallery>
      <FromTerminal terminal={terminal} />
      <Block id="colectivos" title={buses.title} text={buses.text}>
        <div className={css.lines}>
          {buses.map && <OwnMap map={buses.map} />}
          <div>
            <ul className={css.companies}>
              {buses.companies.map(({ id, name, text, age, number }) => (
                <li key={id}>
                  <JourneyNumber>{number ?? <Bus size={16} />}</JourneyNumber>
                  <div>
                    <h3>{name}</h3>
                    <p>
                      <WithAge age={age}>{text}</WithAge>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            <Timetable timetable={timetable} />
          </div>
        </div>
      </Block>
      <section className={`container ${css.stops}`} aria-labelledby="mapa">
        <Fold heading={<h2 id="mapa">{map.title}</h2>}>
          <MapEmbed section={map} />
        </Fold>
      </section>
      <Block id="otras-formas" title={other.title}>
        <ul className={css.ways}>
          {other.items.map(({ id, title, text, link }) => (
            <li key={id} id={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              {link && <Link to={link.href}>{link.label}</Link>}
            </li>
          ))}
        </ul>
      </Block>
      <PageTrust trust={trust}>
        <KnowForm isJoined />
      </PageTrust>
    </>
  );
}

function Payment({ payment: { title, methods, text } }: { payment: TransportData['payment'] }) {
  return (
    <section className={css.card} aria-labelledby="pago">
      <h2 id="pago">{title}</h2>
      <ul className={css.methods}>
        {methods.map(({ id, name, text }) => (
          <li key={id}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
      <p className={css.note}>{text}</p>
    </section>
  );
}

function Timetable({ timetable: { title, text, file } }: { timetable: TransportData['timetable'] }) {
  return (
    <div className={css.timetable}>
      <h3>
        <Clock size={24} aria-hidden /> {title}
      </h3>
      <p>{text}</p>
      {file && (
        <a className={buttonClass('outline')} href={file.href} target="_blank" rel="noopener">
          <FileText size={18} aria-hidden /> {file.label}
        </a>
      )}
    </div>
  );
}
