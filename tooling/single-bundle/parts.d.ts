import type { RemoteManifest } from '@fleetfoot/shared/contract';
import type { ComponentType } from 'react';

export const parts: readonly {
  readonly manifest: RemoteManifest;
  readonly pages: Readonly<Record<string, () => Promise<ComponentType>>>;
}[];
