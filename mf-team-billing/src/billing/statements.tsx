import { Card } from '@fleetfoot/shared/ui';

export function Statements() {
  return (
    <Card title="Statements">
      <p>No statements yet</p>
    </Card>
  );
}
