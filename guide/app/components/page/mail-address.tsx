/**
 * An e-mail address to read. Proxies hide addresses from collectors, and a script of theirs shows them again: React
 * leaves the words as it finds them, and a browser's translation does not touch them.
 */
export function MailAddress({ children }: { children: string }) {
  return (
    <span translate="no" suppressHydrationWarning>
      {children}
    </span>
  );
}
