import { Badge, Row } from '@fleetfoot/shared/ui';

interface MemberNameProps {
  readonly fullName: string;
  readonly isYou: boolean;
}

export function MemberName({ fullName, isYou }: MemberNameProps) {
  return (
    <Row>
      <span>{fullName}</span>
      {isYou && <Badge tone="info">You</Badge>}
    </Row>
  );
}
