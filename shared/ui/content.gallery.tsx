import {
  Badge,
  Button,
  Card,
  type Column,
  Columns,
  DataTable,
  DetailList,
  Note,
  Page,
  ProductMark,
  Row,
  Section,
} from '@fleetfoot/shared/ui';

interface Bike {
  readonly registration: string;
  readonly status: string;
  readonly distance: string;
}

const BIKES: readonly Bike[] = [
  { registration: 'CA 123-456', status: 'Active', distance: '1 750 km' },
  { registration: 'GP 77 KL ZN', status: 'In repair', distance: '312 km' },
];

const COLUMNS: readonly Column<Bike>[] = [
  { key: 'registration', header: 'Registration', render: ({ registration }) => registration },
  { key: 'status', header: 'Status', render: ({ status }) => <Badge>{status}</Badge> },
  { key: 'distance', header: 'Distance', align: 'end', render: ({ distance }) => distance },
];

export const examples = {
  Badges: (
    <Row gap={2}>
      <Badge>Created</Badge>
      <Badge tone="info">On its way</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="warning">Invite Pending</Badge>
      <Badge tone="danger">Failed</Badge>
    </Row>
  ),
  Card: (
    <Card title="Summary" actions={<Button variant="secondary">Edit</Button>}>
      <p>Twelve bikes carry the campaign through Soweto.</p>
    </Card>
  ),
  Columns: (
    <Columns>
      <Card title="Pickup">Umoya Kitchen</Card>
      <Card title="Drop-off">Lerato Dlamini</Card>
    </Columns>
  ),
  'Detail list': (
    <DetailList
      items={[
        { label: 'External ID', value: 'KK-1041' },
        { label: 'Payment status', value: <Badge tone="warning">Unpaid</Badge> },
        { label: 'Instructions', value: '' },
      ]}
    />
  ),
  'Data table': (
    <DataTable
      caption="Bikes"
      columns={COLUMNS}
      rows={BIKES}
      rowKey={({ registration }) => registration}
      rowHref={({ registration }) => `#${registration}`}
    />
  ),
  Note: <Note>Nine digits, without the 0 at the beginning.</Note>,
  Section: (
    <Section title="Statements" actions={<Button variant="quiet">Download CSV</Button>}>
      <p>December 2023</p>
    </Section>
  ),
  Page: (
    <Page
      title="Address Book"
      description="Addresses that everyone in the organisation can deliver to."
      back={{ href: '#deliveries', label: 'Deliveries' }}
      actions={<Button>Add Address</Button>}
    />
  ),
  'Product mark': <ProductMark />,
};
