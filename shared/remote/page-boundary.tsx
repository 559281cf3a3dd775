import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** A new key gives the page a new chance. */
  readonly resetKey: string;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | undefined;
}

/** Keeps a page's crash on that page. React knows error boundaries only as classes. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: undefined };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== undefined && state.failedAt !== props.resetKey ? { failedAt: undefined } : null;
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children;
    return this.props.fallback(() => this.setState({ failedAt: undefined }));
  }
}
