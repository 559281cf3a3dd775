import type { Span } from './span';

/** One small change of the rules. */
export interface Edit {
  readonly kind: 'dropped' | 'negated' | 'never' | 'bound' | 'list';
  readonly span: Span;
  readonly after: string;
}
