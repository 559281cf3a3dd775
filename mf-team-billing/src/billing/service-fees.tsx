import { Card, Section } from '@fleetfoot/shared/ui';

export function ServiceFees() {
  return (
    <Section title="Service fees">
      <Card>
        <p>No service fees charged</p>
      </Card>
    </Section>
  );
}
