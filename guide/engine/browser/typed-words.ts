type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the fields of a page that is about to be drawn anew, as React does where it finds another page than the
 * build rendered. Returns how to put into the new fields what a visitor had written into the old ones.
 */
export function rememberTyped(root: HTMLElement): () => void {
  const fields = () => [...root.querySelectorAll<Control>('input, textarea, select')];
  const old = fields();
  return () => {
    const left = fields();
    for (const field of old) {
      const found = left.findIndex(({ name, type }) => name === field.name && type === field.type);
      const [now] = found < 0 ? [] : left.splice(found, 1);
      if (!now || now === field) continue;
      const isChosen = 'checked' in field && 'checked' in now && field.checked !== now.checked;
      if (isChosen) now.click();
      else if (field.value && field.value !== now.value) type(now, field.value);
    }
  };
}

/** Sets a value as a visitor does, so that React hears of it: it listens past its own setter. */
function type(field: Control, value: string) {
  if (field.type === 'file' || field.type === 'hidden' || field.type === 'checkbox' || field.type === 'radio') return;
  const prototype = Object.getPrototypeOf(field) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
