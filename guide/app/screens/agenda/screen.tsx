import { EventList } from '#app/components/events/event-list.tsx';
import { MonthCalendar } from '#app/components/events/month-calendar.tsx';
import { OutsideCalendarEmbed } from '#app/components/events/outside-calendar-embed.tsx';
import { HowWeKnow } from '#app/components/facts/how-we-know.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { PictureStrip } from '#app/components/gallery/picture-strip.tsx';
import { useLightbox } from '#app/components/gallery/use-lightbox.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type page from './page.server.ts';
import type { AgendaData } from './page.server.ts';
import css from './screen.module.css';
import { Year } from './year/year.tsx';

/** The speed of both strips in CSS pixels per second: slow enough to look at each picture. */
const SPEED = 28;

export default function AgendaScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, year, calendar, list, strips, outside, origins } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <EventList {...list} builtOn={calendar.builtOn}>
        {intro}
      </EventList>
      <Below>
        <div data-good-until={calendar.goodUntil}>
          <InlineScript name="events" />
          <Year year={year} />
          <MonthCalendar calendar={calendar} events={list.events} />
        </div>
        {outside && <OutsideCalendarEmbed calendar={outside} />}
        <Strips strips={strips} />
        <div className="container">
          <HowWeKnow trust={origins} />
          <KnowForm isJoined />
        </div>
      </Below>
    </>
  );
}

/** Two rows that move in opposite directions; the viewer goes through the pictures of both. */
function Strips({ strips: { title, halves } }: { strips: AgendaData['strips'] }) {
  const { isOpen, openAt, lightbox } = useLightbox(
    halves.flatMap(({ pictures }) => pictures),
    title,
  );
  return (
    <section className={css.strips} aria-labelledby="fotos">
      <h2 className="container" id="fotos">
        {title}
      </h2>
      {halves.map(({ label, pictures }, half) => (
        <PictureStrip
          key={label}
          label={label}
          pictures={pictures}
          speed={half === 0 ? SPEED : -SPEED}
          isCovered={isOpen}
          onOpen={(index) => openAt(index + (half === 0 ? 0 : (halves[0]?.pictures.length ?? 0)))}
        />
      ))}
      {lightbox}
    </section>
  );
}
