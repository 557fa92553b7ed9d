/** Returns the digits that chat links are built from: "+54 260 442-7448" becomes "542604427448". */
export function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
