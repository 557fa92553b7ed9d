import { Component, type ReactNode } from 'react';
import { Button } from '#common/ui/button.tsx';
import { words } from '../words.ts';

/** Keeps a bug in the desk from leaving an empty page: typed text is kept, and a reload continues. */
export class Crash extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main role="alert">
        <h1>{words.failures.crash}</h1>
        <p>{words.failures.crashText}</p>
        <Button variant="default" onClick={() => location.reload()}>
          {words.again}
        </Button>
      </main>
    );
  }
}
