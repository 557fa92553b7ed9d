import type { Values } from './draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that hold a visitor's words: no hidden, fixed or button-like ones, no files, and not the trap. */
function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !element.name.startsWith('_') &&
      element.type !== 'file' &&
      !('readOnly' in element && element.readOnly),
  );
}

/** The current answers of the form. */
export function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(controls(form).map(({ name, value }) => [name, value]));
}

/** Restores answers into fields that are empty; text typed before the application started stays. */
export function fillIn(form: HTMLFormElement, values: Values) {
  for (const control of controls(form)) {
    if (control.value === '') control.value = values[control.name] ?? '';
  }
}

/** Puts the files that a visitor had chosen back into their fields. */
export function putFiles(form: HTMLFormElement, files: [name: string, file: File][]) {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement && element.type === 'file')) continue;
    const chosen = new DataTransfer();
    for (const [name, file] of files) if (name === element.name) chosen.items.add(file);
    element.files = chosen.files;
  }
}

/** Trims every answer, so that one of only spaces counts as missing. */
export function trim(form: HTMLFormElement) {
  for (const control of controls(form)) {
    if (control.value !== control.value.trim()) control.value = control.value.trim();
  }
}
