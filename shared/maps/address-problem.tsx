import { styled } from 'styled-components';
import { Button } from '../ui/button';
import type { ApiState } from './use-maps-api';

const Block = styled.div`
  margin-top: 6px;
  color: var(--danger-text);
  font-size: var(--text-xs);
  font-weight: 500;
  button { display: inline-flex; margin-block: var(--space-1); }
`;

const MESSAGES = {
  'no-position': 'This address has no position on the map. Choose another one or a street nearby.',
  'no-details': 'The details of this address could not be loaded. Choose it again.',
  search: 'The search did not answer. Change the text to search again.',
  api: 'Address search is not available right now. You can go on typing the address; check your connection and try the search again.',
};

interface AddressProblemProps {
  readonly problem: 'no-position' | 'no-details' | undefined;
  readonly api: ApiState | undefined;
  readonly search: string | undefined;
  readonly onRetry: () => void;
}

/** Why no suggestion or no choice came, and what to do about it. */
export function AddressProblem({ problem, api, search, onRetry }: AddressProblemProps) {
  const kind = api === 'failed' ? 'api' : (problem ?? (search === 'failed' ? 'search' : undefined));
  if (!kind) return undefined;
  return (
    <Block role="alert">
      <p>{MESSAGES[kind]}</p>
      {kind === 'api' && (
        <Button variant="secondary" onClick={onRetry}>
          Try the search again
        </Button>
      )}
    </Block>
  );
}
