/** Leaves out what is undefined, as JSON does: `{ ...thing, ...defined({ phone, hours }) }`. */
export function defined<const Values extends object>(values: Values) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the type of its keys.
  return Object.fromEntries(known) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}
