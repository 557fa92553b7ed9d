import { useState } from 'react';
import { BackLink } from '#app/components/page/back-link.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { Button, buttonClass, type Variant } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { FileField } from '#common/ui/file-field.tsx';
import { Fold } from '#common/ui/fold.tsx';
import { SelectField } from '#common/ui/select-field.tsx';
import css from '../design.module.css';
import { Example, Part } from '../example.tsx';

const VARIANTS: Variant[] = ['default', 'outline', 'secondary', 'ghost', 'destructive', 'link'];

/** What is pressed and filled in. */
export function Controls() {
  const [count, setCount] = useState(0);
  return (
    <Part title="Botones y campos">
      {VARIANTS.map((variant) => (
        <Example key={variant} name={`Button ${variant}`}>
          <div className={css.row}>
            <Button variant={variant} onClick={() => setCount(count + 1)}>
              Guardar
            </Button>
            <Button variant={variant} size="sm">
              Chico
            </Button>
            <Button variant={variant} size="lg">
              Grande
            </Button>
            <Button variant={variant} disabled>
              No se puede
            </Button>
          </div>
        </Example>
      ))}
      <Example name="A link that looks like a button">
        <a className={buttonClass('outline')} href="#botones">
          Ver en el mapa
        </a>
      </Example>
      <Example name="BackLink">
        <BackLink href="/">Volver a la lista</BackLink>
      </Example>
      <Example name="Field">
        <Field label="Nombre" name="nombre" autoComplete="name" />
      </Example>
      <Example name="Field, filled in, required">
        <Field label="Tu correo electrónico *" name="correo" type="email" defaultValue="ana@example.com" required />
      </Example>
      <Example name="Field, refused">
        <Field label="Teléfono" name="telefono" defaultValue="doce" aria-invalid />
      </Example>
      <Example name="Field with rows">
        <Field label="Mensaje" name="mensaje" rows={4} placeholder="Contanos qué buscás" />
      </Example>
      <Example name="SelectField">
        <SelectField
          label="Zona"
          name="zona"
          options={[
            { value: '', label: 'Todo el departamento' },
            { value: 'valle-grande', label: 'Valle Grande' },
          ]}
        />
      </Example>
      <Example name="FileField">
        <FileField
          label="Fotos"
          name="fotos"
          hint="Hasta 6, de hasta 10 MB."
          words={{ choose: 'Elegir fotos', drop: 'o arrastralas acá' }}
          most={6}
          tooMany="Elegí hasta 6."
        />
      </Example>
      <Example name="Fold, closed and open">
        <div style={{ width: '100%' }}>
          <Fold heading={<h3>¿Hay señal en el cañón?</h3>}>
            <p>No en todo el camino.</p>
          </Fold>
          <Fold heading={<h3>¿Se puede ir en colectivo?</h3>} open>
            <p>Preguntá en la terminal.</p>
          </Fold>
        </div>
      </Example>
      <Example name="SearchForm">
        <search style={{ width: '100%' }}>
          <SearchForm id="buscar-diseno" />
        </search>
      </Example>
    </Part>
  );
}
