/**
 * Marks the place of a script that runs while the static HTML is parsed. The text is inserted when the document is
 * written, so that it is not part of the application.
 */
export function InlineScript({
  name,
}: {
  name: 'cards' | 'dated' | 'events' | 'light' | 'list' | 'opening' | 'sheet' | 'today';
}) {
  return <i hidden data-inline-script={name} />;
}
