import { EventList } from '#app/components/events/event-list.tsx';
import { MonthCalendar } from '#app/components/events/month-calendar.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { PostForm } from '#app/components/forms/post-form.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Steps } from '#app/components/page/steps.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import css from '../design.module.css';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

/** Forms, what the guide says of them, and what happens when. */
export function Notices({ samples: { agenda, phones } }: { samples: Samples }) {
  const { list, calendar } = agenda;
  return (
    <Part title="Formularios, avisos y fechas">
      <Example name="PostForm">
        <PostForm
          name="contacto"
          action="/f/contacto"
          words={{ title: 'Escribinos', submit: 'Enviar', sending: 'Enviando…' }}
        >
          <Field label="Mensaje" name="message" rows={3} />
        </PostForm>
      </Example>
      <Example name="KnowForm">
        <KnowForm />
      </Example>
      <Example name="Toast, and one for an error">
        <div className={css.row}>
          <Button variant="outline" onClick={() => toast({ title: '¡Enlace copiado!', tone: 'plain' })}>
            Mostrar un aviso
          </Button>
          <Button variant="outline" onClick={() => toast({ title: '¡Uy! Hubo un error.', tone: 'error' })}>
            Mostrar un error
          </Button>
        </div>
      </Example>
      <Example name="Steps" wide>
        <Steps
          steps={[
            { title: 'Lo leemos', text: 'Quien cuida la guía lee cada pedido.' },
            { title: 'Te escribimos', text: 'Si falta un dato, preguntamos.' },
            { title: 'Se publica', text: 'La ficha queda en la guía.' },
          ]}
        />
      </Example>
      <Example name="KeepGuide" wide>
        <KeepGuide words={phones.keep} />
      </Example>
      <Example name="MonthCalendar" wide>
        <MonthCalendar calendar={calendar} events={list.events} />
      </Example>
      <Example name="EventList" wide>
        <EventList {...list} events={list.events.slice(0, 3)} builtOn={calendar.builtOn}>
          {null}
        </EventList>
      </Example>
    </Part>
  );
}
