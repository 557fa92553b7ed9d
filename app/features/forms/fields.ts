import type { Values } from './draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the visitor can type into: no hidden, fixed or button-like field, and not the trap. */
function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.name.startsWith('_') &&
      !element.readOnly,
  );
}

/** What stands in the form now. */
export function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(controls(form).map(({ name, value }) => [name, value]));
}

/** Puts words back into the fields that are empty; what was typed before the application came stays. */
export function fillIn(form: HTMLFormElement, values: Values) {
  for (const control of controls(form)) {
    if (control.value === '') control.value = values[control.name] ?? '';
  }
}

/** Takes the spaces around every answer, so that one of nothing but spaces counts as missing. */
export function trim(form: HTMLFormElement) {
  for (const control of controls(form)) {
    if (control.value !== control.value.trim()) control.value = control.value.trim();
  }
}
