/**
 * The place of a script that runs while the static HTML is read. Only its place: the text is put in when the document
 * is written, so that it is not part of the application.
 */
export function InlineScript({ name }: { name: 'list' }) {
  return <i hidden data-inline-script={name} />;
}
