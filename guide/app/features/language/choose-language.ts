/**
 * Called before a link to the same page in another language is followed: stores the choice where i18next's language
 * detector would look for it, and carries the filter, the search and the reader's place over; `inline/language.js`
 * reads them.
 */
export function chooseLanguage(language: string, link: HTMLAnchorElement) {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  link.search = query.toString();
  link.hash = location.hash;
  // A cookie takes precedence over what is stored.
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that the guide serves
  document.cookie = 'i18next=; path=/; max-age=0';
  const height = document.documentElement.scrollHeight - innerHeight;
  try {
    localStorage.setItem('i18nextLng', language);
    sessionStorage.setItem(
      'language-place',
      JSON.stringify({ path: link.pathname, share: height > 0 ? scrollY / height : 0 }),
    );
  } catch (error) {
    console.warn('The language could not be kept.', error);
  }
}
