import { createHash } from 'node:crypto';

/** The styles of the few pages that the server itself renders. They load no other files, so the styles are inline. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--ground:#fbf5e9;--surface:#fffdf8;--text:#23262f;--edge:#8b7d66;--error:#b3261e;--link:#0f6470;--button:#a93f27;--on-button:#fffdf8}
@media(prefers-color-scheme:dark){:root{--ground:#14161c;--surface:#1d2028;--text:#f3ece0;--edge:#a2957d;--error:#ffb4ab;--link:#7fd0db;--button:#f0a58f;--on-button:#23120c}}
*{box-sizing:border-box}body{font:1.125rem/1.5 system-ui,sans-serif;background:var(--ground);color:var(--text);max-width:36rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin:0 0 .5rem}a{color:var(--link)}
.summary{border:4px solid var(--error);padding:1rem 1.25rem;margin:1.5rem 0}.summary p{margin:0}.summary ul{margin:0;padding-left:1.25rem}.summary a{color:var(--error);font-weight:600;display:inline-block;padding:.25rem 0}
.field{margin:1.5rem 0}.field.wrong{border-left:4px solid var(--error);padding-left:1rem}label{display:block;font-weight:600}.error{color:var(--error);font-weight:600;margin:.25rem 0}
input,textarea,select{font:inherit;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:4px;background:var(--surface);color:inherit}.wrong input,.wrong textarea,.wrong select{border:2px solid var(--error)}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:4px;background:var(--button);color:var(--on-button);cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}.back{display:inline-block;padding:.75rem 0}.trap{position:absolute;left:-9999px}`;
const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
/** The policy of such a page allows its styles, and forms to this server. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
