import { Component } from 'react';
import type { ReactNode } from 'react';

interface CatchProps {
  readonly children: ReactNode;
  readonly renderError: (error: unknown) => ReactNode;
  /** Errors to be rethrown to an outer boundary. */
  readonly lets?: (error: unknown) => boolean;
  /** A new value resets the boundary after an error; unlike with a new `key`, children without an error stay mounted. */
  readonly resetKey?: unknown;
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

  override componentDidUpdate(before: CatchProps, { failure }: CatchState): void {
    // An error of the new value itself stays: it was not there before the update.
    // oxlint-disable-next-line react/no-did-update-set-state -- only after the error has been rendered it is known to be an earlier one
    if (failure && before.resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.lets?.(failure.error)) throw failure.error;
    return this.props.renderError(failure.error);
  }
}
