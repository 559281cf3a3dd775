import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { styled } from 'styled-components';

const Line = styled.p`
  > * { white-space: nowrap; }
`;

export function SentTo({ phoneNumber }: { readonly phoneNumber: string }) {
  return (
    <Line>
      We sent a code to <strong>{formatPhoneNumber(phoneNumber)}</strong>. <a href="/login">Change number</a>
    </Line>
  );
}
