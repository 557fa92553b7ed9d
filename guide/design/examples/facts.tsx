import { Hours } from '#app/components/facts/hours.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { TrustNote } from '#app/components/facts/trust-note.tsx';
import { WithAge } from '#app/components/facts/with-age.tsx';
import { Sections } from '#app/components/sections/sections.tsx';
import { type HoursRule, WEEKDAYS } from '#common/lib/opening/hours.ts';
import type { HoursView, OpenMessages } from '#views/hours-views.ts';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

/** What is known, since when, and what is not. */
export function Facts({ samples: { details, place } }: { samples: Samples }) {
  const { trust, sections } = details.real;
  return (
    <Part title="Datos, y de cuándo son">
      <Example name="Hours that nobody confirmed">
        <Hours hours={HOURS} />
      </Example>
      <Example name="Hours, confirmed: whether it is open now">
        <Hours hours={{ ...HOURS, now: { rules: ALWAYS, until: '9999-12-31', words: WORDS } }} />
      </Example>
      {trust && (
        <Example name="TrustNote">
          <TrustNote trust={trust} />
        </Example>
      )}
      <Example name="WithAge, fresh and old">
        <div>
          <p>
            <WithAge age={{}}>Lunes a viernes de 8 a 14</WithAge>
          </p>
          <p>
            <WithAge age={{ old: 'Dato de 2025: confirmalo antes de ir', oldFrom: '2025-01-01' }}>
              Sábados de 9 a 13
            </WithAge>
          </p>
        </div>
      </Example>
      <Example name="PageTrust" wide>
        <PageTrust trust={place.trust} />
      </Example>
      <Example name="Sections of a listing" wide>
        <Sections sections={sections} />
      </Example>
    </Part>
  );
}

// Written here, because no listing needs to have confirmed hours today.
const HOURS: HoursView = {
  label: 'Horarios',
  rows: [
    { days: 'lunes a viernes', times: '9:00–13:00, 17:00–21:00' },
    { days: 'sábado', times: '9:00–13:00' },
  ],
  now: null,
};

const ALWAYS: HoursRule[] = [{ days: [...WEEKDAYS, 'feriados'], times: ['00:00-24:00'], season: null }];

const WORDS: OpenMessages = {
  open: 'Abierto hasta {time}',
  always: 'Abierto',
  closed: 'Cerrado ahora',
  today: 'Abre hoy a {time}',
  tomorrow: 'Abre mañana a {time}',
  later: 'Abre el {day} a {time}',
  days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  times: {},
};
