/** Something that can be planned; its name is shown once the guide no longer has it. */
export type Plannable = { type: string; id: string; name: string };

/** Further things offered for the same day, and the label of that offer. */
export type Also = { label: string; items: Plannable[] };
