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
  search: 'The search did not answer. Change the text to search again.',
  api: 'Address search is not available right now. You can go on typing the address; check your connection and try the search again.',
};

interface AddressProblemProps {
  /** What is wrong with the text or the choice, in words. */
  readonly problem?: string | undefined;
  readonly api: ApiState | undefined;
  readonly search: string | undefined;
  readonly say: (text: string) => string;
  readonly onRetry: () => void;
}

/** Why no suggestion or no choice came, and what to do about it. */
export function AddressProblem({ problem, api, search, say, onRetry }: AddressProblemProps) {
  const kind = api === 'failed' ? 'api' : search === 'failed' ? 'search' : undefined;
  const message = problem ?? (kind && MESSAGES[kind]);
  if (!message) return undefined;
  return (
    <Block role="alert">
      <p>{say(message)}</p>
      {!problem && kind === 'api' && (
        <Button variant="secondary" onClick={onRetry}>
          {say('Try the search again')}
        </Button>
      )}
    </Block>
  );
}
