import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';

const ErrorContext = createContext<unknown>(undefined);

/** The reason why the requested page is not on the screen. */
export const useError = (): unknown => useContext(ErrorContext);

/** Shows the error page in place of another page. */
export function ErrorView({ error, ErrorPage }: { error: unknown; ErrorPage: ComponentType }) {
  return (
    <ErrorContext value={error}>
      <ErrorPage />
    </ErrorContext>
  );
}

type Props = {
  /** When this changes, the children are rendered again. */
  resetKey: unknown;
  ErrorPage: ComponentType;
  children: ReactNode;
};

type State = { caught: { error: unknown } | null; resetKey: unknown };

/** Shows the error page when a component below crashes, until another page is opened. */
export class ErrorBoundary extends Component<Props, State> {
  // As a field it would bring 1 kB of helpers into every first load, for browsers without class fields.
  constructor(props: Props) {
    super(props);
    this.state = { caught: null, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { caught: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    window.guide?.report(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorView error={caught.error} ErrorPage={this.props.ErrorPage} /> : this.props.children;
  }
}
