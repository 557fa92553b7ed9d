/** The field in which a link, or its secret alone, is posted to be opened. */
export const OPEN = 'abrir';

/** Posts the secret behind the "#" of the address, which stays in the next address: reloading and bookmarks work. */
export const OPENING_SCRIPT = `{
  const [form] = document.forms;
  if (/^#[\\w-]{43}$/.test(location.hash) && !document.querySelector('[role=alert]')) {
    form.${OPEN}.value = location.hash.slice(1);
    form.action = location.href;
    form.submit();
  }
  addEventListener('hashchange', () => location.reload());
}`;
