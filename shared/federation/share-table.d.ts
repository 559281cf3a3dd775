export type Side = 'host' | 'remote';

/** Exact versions; `shared` is the version of this package. */
export interface Versions {
  readonly react: string;
  readonly 'react-dom': string;
  readonly 'styled-components': string;
  readonly zustand: string;
  readonly shared: string;
}

export interface Share {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
  readonly strictVersion?: true;
}

export const EAGER_DOORS: readonly string[];
export const LAZY_DOORS: readonly string[];
export function shareTable(side: Side, versions: Versions): Record<string, Share>;
