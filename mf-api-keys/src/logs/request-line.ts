import type { ApiRequest } from '@fleetfoot/shared/api';
import { styled } from 'styled-components';

/** `POST /v1/deliveries` */
export function requestLine({ method, target }: Pick<ApiRequest, 'method' | 'target'>): string {
  return `${method} ${target}`;
}

/** A request in type that tells 0 from O. */
export const Line = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: var(--text-xs);
`;
