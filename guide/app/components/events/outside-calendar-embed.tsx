import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useNearAfterScroll } from '#app/features/scroll/use-near-after-scroll.ts';
import { Button } from '#common/ui/button.tsx';
import type { OutsideCalendar } from '#views/event-views.ts';
import css from './outside-calendar-embed.module.css';

/**
 * A calendar kept elsewhere. It loads when the visitor scrolls to it or asks for it: until then no third party learns
 * about the visit.
 */
export function OutsideCalendarEmbed({ calendar: { title, text, embed, show, open } }: { calendar: OutsideCalendar }) {
  const [isWanted, setIsWanted] = useState(false);
  const { ref, isNear } = useNearAfterScroll();
  return (
    <section className={`container ${css.outside}`} aria-labelledby="otro-calendario">
      <h2 id="otro-calendario">{title}</h2>
      <p>{text}</p>
      <div className={css.frame} ref={ref} data-needs-script>
        {isWanted || isNear ? (
          <iframe title={title} src={embed} loading="lazy" referrerPolicy="no-referrer" />
        ) : (
          <div className={css.placeholder}>
            <CalendarDays size={36} aria-hidden />
            <Button variant="outline" onClick={() => setIsWanted(true)}>
              {show}
            </Button>
          </div>
        )}
      </div>
      <a href={embed} target="_blank" rel="noopener">
        {open}
      </a>
    </section>
  );
}
