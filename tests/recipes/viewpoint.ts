/** A screen, as the README tells to add one: its files and what is in them. */
export const viewpoint: Record<string, string | object> = {
  'guide/app/screens/viewpoint/page.server.ts': `import { z } from 'zod';
import { pageFields } from '#app/page/page-content.ts';
import { text } from '#catalog/content/schema.ts';
import { definePage } from '#app/page/define-page.ts';

export default definePage({
  path: '/mirador-de-prueba',
  content: { file: 'pages/mirador', schema: z.strictObject({ ...pageFields, text }) },
  data: ({ hero, text, pictures }) => ({ ...hero, text, picture: pictures.hero }),
  share: ({ title, picture }) => ({ title, picture }),
});
`,
  'guide/app/screens/viewpoint/screen.tsx': `import { Hero } from '#app/components/page/hero.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type page from './page.server.ts';

export default function ViewpointScreen({ data }: PageProps<typeof page>) {
  return (
    <>
      <Hero title={data.title} standfirst={data.subtitle} picture={data.picture} />
      <p className="container">{data.text}</p>
    </>
  );
}
`,
  'content/pages/mirador.json': {
    seo: {
      title: 'Mirador de prueba',
      description: 'Un mirador que no existe, para las pruebas.',
      keywords: 'mirador',
    },
    hero: { title: 'Mirador de prueba', subtitle: 'Arriba de todo' },
    pictures: { hero: { print: 'bodegas/portada', alt: 'Hileras de viña al pie de la montaña' } },
    text: 'Se ve hasta los Andes.',
  },
};
