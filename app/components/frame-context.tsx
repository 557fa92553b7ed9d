import { createContext, type ReactNode, useContext } from 'react';
import type { Frame } from '#app/page.ts';

const FrameContext = createContext<Frame | null>(null);

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** Menus, contacts and collections: the same on every page. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame must be used within a FrameProvider');
  return frame;
}
