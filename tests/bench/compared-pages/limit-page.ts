/**
 * Returns the page without anything that only scripts need, to show how fast it would be without interaction. Its
 * markup, styles, fonts and pictures are those of the built page.
 */
export function limitPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<meta name="app-\w+"[^>]*>\n?/g, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*\bas="(?:script|fetch)"[^>]*>\n?/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '');
}
