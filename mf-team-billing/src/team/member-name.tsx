import { Badge, Row } from '@fleetfoot/shared/ui';
import { Note } from './note';

interface MemberNameProps {
  readonly fullName: string;
  readonly isYou: boolean;
  readonly isOnlyAdmin: boolean;
}

export function MemberName({ fullName, isYou, isOnlyAdmin }: MemberNameProps) {
  return (
    <>
      <Row gap={2}>
        <span>{fullName}</span>
        {isYou && <Badge tone="info">You</Badge>}
      </Row>
      {isYou && isOnlyAdmin && (
        <Note>You are the only Admin. Make somebody else an Admin before you leave.</Note>
      )}
    </>
  );
}
