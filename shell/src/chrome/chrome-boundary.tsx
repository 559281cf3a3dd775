import { Component, type ReactNode } from 'react';
import { report } from '../report';

/** Keeps a crash of the chrome from the remotes, which stand outside it. React knows error boundaries only as classes. */
export class ChromeBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, { shell: 'chrome' });
  }

  override render(): ReactNode {
    return this.state.failed ? <a href="/">Go to the start page</a> : this.props.children;
  }
}
