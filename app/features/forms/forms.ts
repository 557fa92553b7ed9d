/** What a field takes, as its attributes in the page say and the server checks again. */
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
    message: { maxLength: 5000 },
  },
  boletin: { email },
} as const satisfies Record<string, Record<string, FieldRules>>;

export type FormName = keyof typeof forms;
