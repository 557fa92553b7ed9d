import { escapeHtml } from '../../../common/lib/text/escape-html.ts';
import { OPEN, OPENING_SCRIPT } from './opening-script.ts';
import { pageHtml } from './proposal-page.ts';
import { type ProposalLanguage, proposalWords } from './proposal-words.ts';

type Opening = {
  language: ProposalLanguage;
  /** Why the link was not opened; null before it is. */
  problem?: 'unknownLink' | 'unavailable' | null;
  /** The link as it was pasted. */
  link?: string;
};

/** Renders the page that opens a business's link. Without scripts, people paste the link into it. */
export function openingPage({ language, problem = null, link = '' }: Opening): string {
  const words = proposalWords[language];
  const alert = problem ? `<div class="summary" role="alert"><p>${words[problem]}</p></div>` : '';
  return pageHtml(
    { language, heading: words.opening, hasSwitch: true },
    `${alert}
<form method="post">
<div class="field"><label for="${OPEN}">${words.link}</label>
<input type="text" id="${OPEN}" name="${OPEN}" maxlength="500" autocomplete="off" required value="${escapeHtml(link)}"></div>
<button>${words.open}</button>
</form>
<script>${OPENING_SCRIPT}</script>`,
  );
}
