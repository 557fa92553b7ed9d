import { createHash } from 'node:crypto';
import { PAGE_STYLE } from '../../forms/page-style.ts';
import { OPENING_SCRIPT } from './opening-script.ts';

/** The styles of a business's own page: those of the server's other pages, and some for this page only. */
export const PROPOSAL_STYLE = `${PAGE_STYLE}
body{padding-top:1.25rem}textarea{display:block;resize:vertical}
.languages{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0 0 1.5rem;padding:0;list-style:none}.languages a{display:inline-flex;align-items:center;min-height:2.75rem}.languages [aria-current]{font-weight:600;color:inherit;text-decoration:none;border-bottom:3px solid var(--button)}
.changes{padding:0;margin:1.5rem 0;list-style:none}.changes li{border-left:4px solid var(--button);padding:.25rem 0 .25rem 1rem;margin:0 0 .75rem;overflow-wrap:anywhere}.changes strong{display:block}
.numbers{border-collapse:collapse;width:100%}.numbers :is(th,td){padding:.5rem .75rem .5rem 0;border-bottom:1px solid;text-align:right;font-variant-numeric:tabular-nums}.numbers th:first-child{text-align:left}.numbers tbody th{font-weight:400}
.next{display:flex;flex-wrap:wrap;align-items:center;gap:0 2rem}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy allows the pages' styles, their one script, and a form to this server. */
export const PROPOSAL_POLICY = `default-src 'none'; style-src ${hashOf(PROPOSAL_STYLE)}; script-src ${hashOf(OPENING_SCRIPT)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
