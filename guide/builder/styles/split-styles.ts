import { type Location, type Rule, transform } from 'lightningcss';

/** The top-level rules of one source, for screens and for print. */
type SourceRules = { screen: string[]; print: string[] };

/**
 * Splits layered styles: layer → its rules, in their order of appearance.
 * @throws {Error} when a rule is in no layer: it would be missing on every page
 */
export function splitStyles(layered: string): Map<string, SourceRules> {
  const layers = rulesOf(layered).map((rule) => ({ name: layerName(rule), start: offsetOf(layered, rule) }));
  return new Map(
    layers.map(({ name, start }, index) => [name, rulesOfSource(name, layered.slice(start, layers[index + 1]?.start))]),
  );
}

/**
 * Joins sources without what they repeat: a source that composes classes of another file begins with that file's rules.
 * Those stand once, before all sources that compose them and may therefore override them.
 * @param above sources that every page has in front of these
 */
export function joinRules(sources: string[][], above: string[][] = []): string {
  const seen = new Set(above.flat());
  return sources
    .map((rules) => {
      const firstOwn = rules.findIndex((rule) => !seen.has(rule));
      for (const rule of rules) seen.add(rule);
      return firstOwn === -1 ? '' : rules.slice(firstOwn).join('');
    })
    .join('');
}

function layerName(rule: Rule): string {
  const name = rule.type === 'layer-block' ? rule.value.name?.join('.') : undefined;
  if (!name) throw new Error('Styles without a source stand in the style file.');
  return name;
}

/** Separates the rules for screens from those for print; browsers load the latter only for printing. */
function rulesOfSource(name: string, layer: string): SourceRules {
  const own = rulesOf(layer).flatMap((rule) => (rule.type === 'layer-block' ? rule.value.rules : []));
  const [paper, screen] = [own.filter(isForPaper), own.filter((rule) => !isForPaper(rule))];
  const rest = (some: Rule[], others: Rule[]) => (some.length > 0 ? separate(without(others, name, layer)) : []); // most have no print rules
  return { screen: rest(screen, paper), print: rest(paper, screen) };
}

function isForPaper(rule: Rule): boolean {
  if (rule.type === 'page') return true;
  return rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
}

/** Returns a layer without some of its rules, as minified CSS. */
function without(rules: Rule[], name: string, layer: string): string {
  const dropped = new Set(rules.map((rule) => placeOf(rule)));
  const css = rewrite(layer, { Rule: (rule) => (dropped.has(placeOf(rule)) ? [] : undefined) });
  const [start, end] = [`@layer ${name}{`, '}'];
  return css === '' || css === `@layer ${name};` ? '' : css.slice(start.length, -end.length);
}

/** Cuts a style sheet into its top-level rules. */
function separate(css: string): string[] {
  const starts = rulesOf(css).map((rule) => offsetOf(css, rule));
  return starts.map((start, index) => css.slice(start, starts[index + 1]));
}

/** Returns the top-level rules of a style sheet. Read-only: the library cannot serialise every rule that it parses. */
function rulesOf(css: string): Rule[] {
  let found: Rule[] = [];
  rewrite(css, {
    StyleSheet: ({ rules }) => {
      found = rules;
    },
  });
  return found;
}

function rewrite(css: string, visitor: NonNullable<Parameters<typeof transform>[0]['visitor']>): string {
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, visitor });
  return Buffer.from(code).toString();
}

const locationOf = (rule: Rule): Location | undefined =>
  'value' in rule && typeof rule.value === 'object' && rule.value && 'loc' in rule.value ? rule.value.loc : undefined;

function placeOf(rule: Rule): string | null {
  const place = locationOf(rule);
  return place ? `${place.line}:${place.column}` : null;
}

/** The offset at which a rule begins in its style sheet. */
function offsetOf(css: string, rule: Rule): number {
  const { line = 0, column = 1 } = locationOf(rule) ?? {};
  const before = css.split('\n').slice(0, line);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
