/** "+54 260 442-7448" → "542604427448": the digits that chat links are built from. */
export function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** A `tel:` address, with dashes, spaces and brackets removed. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[\s()-]/g, '')}`;
}

/** A link that opens a chat with `phone`, prefilled with `message`. */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${digits(phone)}?text=${encodeURIComponent(message)}`;
}
