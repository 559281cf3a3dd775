import { Button, CopyButton, ExternalLink, Icon, LinkButton, Row } from '@fleetfoot/shared/ui';

export const examples = {
  'Button variants': (
    <Row>
      <Button>Create Delivery</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="quiet">Clear filters</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="danger-outline">Delete item</Button>
      <Button variant="icon" aria-label="Edit">
        <Icon name="edit" />
      </Button>
    </Row>
  ),
  'Button, disabled': (
    <Row>
      <Button disabled>Invite</Button>
      <Button variant="secondary" disabled>
        Cancel
      </Button>
      <Button variant="danger" disabled>
        Delete
      </Button>
    </Row>
  ),
  'Button, busy': (
    <Row>
      <Button busy>Save</Button>
      <Button variant="secondary" busy>
        Search
      </Button>
    </Row>
  ),
  'Button, full width': <Button fullWidth>Continue</Button>,
  'Link button': (
    <Row>
      <LinkButton href="#new">New Delivery</LinkButton>
      <LinkButton href="#import" variant="secondary">
        Import
      </LinkButton>
    </Row>
  ),
  'Copy button': (
    <Row>
      <CopyButton value="ff_test_1" label="Copy test key" />
      <CopyButton value="ff_test_1" label="Copy" iconOnly />
    </Row>
  ),
  'External link': <ExternalLink href="https://example.com">Documentation</ExternalLink>,
};
