import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { forgetFailedPages } from './page-route.tsx';

interface Props {
  pathname: string;
  children: ReactNode;
}

interface State {
  pathname: string;
  failure: { error: unknown } | null;
}

/** Shows the error page in place of a broken page, until the person navigates. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): Partial<State> | null {
    return pathname === state.pathname ? null : { pathname, failure: null };
  }

  override componentDidCatch(): void {
    forgetFailedPages();
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}
