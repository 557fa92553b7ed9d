import { EventList } from '#app/components/events/event-list.tsx';
import { MonthCalendar } from '#app/components/events/month-calendar.tsx';
import { OutsideCalendarEmbed } from '#app/components/events/outside-calendar-embed.tsx';
import { Hero } from '#app/components/hero.tsx';
import { PictureStrip } from '#app/components/picture-strip.tsx';
import { useLightbox } from '#app/components/use-lightbox.tsx';
import { usePage } from '#app/use-page.ts';
import css from './agenda.module.css';
import type { AgendaData } from './agenda.server.ts';

/** CSS pixels in a second, of both strips: slow enough to look at each picture. */
const SPEED = 28;

export default function AgendaPage() {
  const { hero, intro, calendar, list, strips, outside } = usePage<AgendaData>().data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <div className={`container ${css.intro}`}>
        <p>{intro}</p>
      </div>
      <MonthCalendar calendar={calendar} events={list.events} />
      {outside && <OutsideCalendarEmbed calendar={outside} />}
      <EventList {...list} builtOn={calendar.builtOn} timeZone={calendar.timeZone} />
      <Strips strips={strips} />
    </>
  );
}

/** Two rows that go by in opposite directions; the viewer goes through the pictures of both. */
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
