import { useEffect } from 'react';
import { useSearchParams } from '#engine/navigation/context.ts';

/**
 * Fills in what the link to a form says, unless something is typed already: `subject`, the field for what it is about,
 * by the parameter that `from` names, and in the message the address of the listing's page that leads there (`ficha`).
 */
export function useGiven(subject: string, from: string) {
  const [search] = useSearchParams();
  const said = search.get(from);
  const page = search.get('ficha');
  useEffect(() => {
    const fill = (field: string, value: string | null) => {
      const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name="${field}"]`);
      if (input && value && input.value === '') input.value = value;
    };
    fill(subject, said);
    fill('message', page && `${page}\n`);
  }, [subject, said, page]);
}
