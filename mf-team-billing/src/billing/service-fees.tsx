import { Card } from '@fleetfoot/shared/ui';

export function ServiceFees() {
  return (
    <Card title="Service fees">
      <p>No service fees charged</p>
    </Card>
  );
}
