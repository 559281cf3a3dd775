import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { ApiState } from './use-maps-api';

interface Moment {
  readonly api: ApiState | undefined;
  /** State of the search; `undefined` while nothing is looked for. */
  readonly search: 'idle' | 'searching' | 'failed' | 'found' | undefined;
  readonly count: number;
}

/** What the address field says about its search, with `#` for the count: announced, and shown unless there is a list to see. */
export function addressMessage({ api, search, count }: Moment): string {
  if (search === undefined) return '';
  if (api === 'loading' && count === 0) return 'Loading address search…';
  if (search === 'searching' && count === 0) return 'Searching…';
  if (search !== 'found' && count === 0) return '';
  if (count === 0) return 'No addresses found';
  return count === 1 ? '1 address found' : '# addresses found';
}

const Line = styled.p`
  margin-top: 6px;
  color: var(--muted);
  font-size: var(--text-xs);
  &:empty { display: none; }
`;

interface AddressStatusProps {
  readonly message: string;
  readonly visible: boolean;
}

/** A permanent live region: announced, and also shown while there is no list. */
export function AddressStatus({ message, visible }: AddressStatusProps) {
  return (
    <>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {visible && message && <Line aria-hidden="true">{message}</Line>}
    </>
  );
}
