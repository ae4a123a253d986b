import { Component } from 'react';
import type { ReactNode } from 'react';

interface CatchProps {
  readonly children: ReactNode;
  readonly renderError: (error: unknown) => ReactNode;
  /** Errors to be rethrown to an outer boundary. */
  readonly lets?: (error: unknown) => boolean;
}
interface CatchState {
  readonly failure?: { readonly error: unknown };
}

/** React's error boundary as a component; a new `key` resets it. */
export class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = {};

  static getDerivedStateFromError(error: unknown): CatchState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.lets?.(failure.error)) throw failure.error;
    return this.props.renderError(failure.error);
  }
}
