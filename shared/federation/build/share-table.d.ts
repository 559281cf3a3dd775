export type Side = 'host' | 'remote';

/** Exact versions; `doors` is the content of `shared/doors/versions.json`. */
export interface Versions {
  readonly react: string;
  readonly 'react-dom': string;
  readonly 'styled-components': string;
  readonly zustand: string;
  readonly doors: Readonly<Record<string, string>>;
}

export interface Share {
  readonly singleton: boolean;
  readonly requiredVersion: string;
  readonly shareKey?: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
  readonly strictVersion?: true;
}

export const EAGER_DOORS: readonly string[];
export const LAZY_DOORS: readonly string[];
export function shareTable(side: Side, versions: Versions): Record<string, Share>;
