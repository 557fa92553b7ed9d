// The forms, as the pages show them and the server checks them.

/** The constraints of a field, which the page has as attributes and the server checks again. */
export type FieldRules = { required?: boolean; type?: 'email' | 'tel'; maxLength: number };

const name = { required: true, maxLength: 120 } as const satisfies FieldRules;
const email = { required: true, type: 'email', maxLength: 254 } as const satisfies FieldRules;

/** The forms, by the last part of the address that they are posted to, and their fields. */
export const forms = {
  contacto: {
    name,
    email,
    subject: { required: true, maxLength: 200 },
    message: { required: true, maxLength: 5000 },
  },
  publicar: {
    name,
    whatsapp: { required: true, type: 'tel', maxLength: 60 },
    email,
    establishmentName: { required: true, maxLength: 120 },
    city: { maxLength: 60 },
    /** The folder of a collection, or `otro`. */
    category: { maxLength: 60 },
    /** The id of one of the guide's districts. */
    district: { maxLength: 60 },
    hours: { maxLength: 500 },
    message: { maxLength: 5000 },
  },
  boletin: { email },
  /** "¿Lo sabés?": what somebody knows about the page that the form is on. */
  sabes: {
    /** The page's address without its language, filled in by the page. */
    page: { required: true, maxLength: 200 },
    field: { required: true, maxLength: 120 },
    value: { required: true, maxLength: 1000 },
    how: { required: true, maxLength: 500 },
  },
  /** "Pasé hoy": how a visitor found a road. */
  camino: {
    page: { required: true, maxLength: 200 },
    /** The road's id in the page's content. */
    road: { required: true, maxLength: 60 },
    /** One of `ROAD_STATES`: the button that was pressed. */
    state: { required: true, maxLength: 20 },
    where: { maxLength: 120 },
    words: { maxLength: 500 },
    /** When it was pressed, as an instant; empty without JavaScript. A message may wait for a network. */
    at: { maxLength: 40 },
  },
} as const satisfies Record<string, Record<string, FieldRules>>;

/** The fields in which people may write several lines; all others are one. */
export const longFields: ReadonlySet<string> = new Set(['message', 'hours', 'value', 'how', 'words']);

/** How many photographs a business may send with `publicar`. */
export const MOST_PHOTOS = 6;

export type FormName = keyof typeof forms;

/** What a form demands of an answer; none of what the server adds to the visitor's. */
export function rulesOf(form: FormName, name: string): FieldRules | null {
  const fields: Record<string, FieldRules> = forms[form];
  return fields[name] ?? null;
}

/** A visitor's answers, by field name. */
export type Answers = Record<string, string>;

/** Fields that each post carries besides the visitor's: the server reads them, visitors never see them. */
export const hiddenFields = {
  /** A honeypot, off the screen, that people leave empty. Hosted form services know this name, too. */
  trap: '_gotcha',
  /** Milliseconds between the first sight of the form and the post; empty without JavaScript. */
  elapsed: '_elapsed_ms',
  /** The same id for every attempt to send the same answers; empty without JavaScript. */
  attempt: '_attempt',
} as const;
