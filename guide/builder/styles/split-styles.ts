import { type Location, type Rule, transform } from 'lightningcss';

/** The rules of one source, for screens and for print. */
export type StylePiece = { screen: string; print: string };

/**
 * Splits layered styles: layer → its rules, in their order of appearance.
 * @throws {Error} when a rule is in no layer: it would be missing on every page
 */
export function splitStyles(layered: string): Map<string, StylePiece> {
  const layers = rulesOf(layered).map((rule) => ({ name: layerName(rule), start: offsetOf(layered, rule) }));
  return new Map(
    layers.map(({ name, start }, index) => [name, pieceOf(name, layered.slice(start, layers[index + 1]?.start))]),
  );
}

/**
 * Leaves out styles that a later source repeats: a source that composes classes of another file begins with all of that
 * file's rules. The earlier copy is redundant, because the later one decides.
 */
export function withoutRepeats(styles: string[]): string[] {
  return styles.filter((own, index) => !styles.slice(index + 1).some((later) => later.startsWith(own)));
}

function layerName(rule: Rule): string {
  const name = rule.type === 'layer-block' ? rule.value.name?.join('.') : undefined;
  if (!name) throw new Error('Styles without a source stand in the style file.');
  return name;
}

/** Separates the rules for screens from those for print; browsers load the latter only for printing. */
function pieceOf(name: string, layer: string): StylePiece {
  const own = rulesOf(layer).flatMap((rule) => (rule.type === 'layer-block' ? rule.value.rules : []));
  const [paper, screen] = [own.filter(isForPaper), own.filter((rule) => !isForPaper(rule))];
  const rest = (some: Rule[], others: Rule[]) => (some.length > 0 ? without(others, name, layer) : ''); // most have no print rules
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
