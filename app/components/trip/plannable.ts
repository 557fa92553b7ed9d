/** What can be planned, with its name for the day on which the guide no longer has it. */
export type Plannable = { type: string; id: string; name: string };

/** What else may go on the same day, with the words that offer it. */
export type Also = { label: string; items: Plannable[] };
