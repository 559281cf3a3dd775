import { ChoiceField, MobileNumberField } from '@fleetfoot/shared/forms';
import { FormError, SelectField, Stack, TextAreaField, TextField } from '@fleetfoot/shared/ui';

const ROLES = [
  { value: 'Admin', label: 'Admin' },
  { value: 'Member', label: 'Member' },
];

const ACTIONS = [
  { value: 'meet', label: 'Meet at door' },
  { value: 'leave', label: 'Leave at door' },
];

export const examples = {
  'Text field': <TextField label="External ID" hint="Your own reference, such as an order number." />,
  'Text field, filled': <TextField label="Full Name" defaultValue="Thandi Nkosi" />,
  'Mobile number field': <MobileNumberField label="Mobile number" value="821234567" onChange={() => {}} />,
  'Text field, optional': <TextField label="Apt, flat or floor number" optional />,
  'Text field, refused': (
    <TextField
      label="Mobile number"
      prefix="+27"
      defaultValue="12"
      hint="For example 82 123 4567."
      error="The phone number format is incorrect. Please check and try again."
    />
  ),
  'Text field, read-only': <TextField label="Country" defaultValue="South Africa" readOnly />,
  'Text field, disabled': <TextField label="Full Name" defaultValue="Thandi Nkosi" disabled />,
  'Text area': <TextAreaField label="Delivery instructions" optional defaultValue="Ring twice." />,
  'Text area, refused': (
    <TextAreaField label="Delivery instructions" error="Use at most 500 characters." defaultValue="Ring" />
  ),
  'Select field': <SelectField label="Role" options={ROLES} defaultValue="Member" />,
  'Select field, refused': <SelectField label="Role" options={ROLES} error="Choose a role." />,
  'Choice field': (
    <ChoiceField legend="Deliverable action" name="action" options={ACTIONS} defaultValue="meet" />
  ),
  'Form error': (
    <Stack>
      <FormError>Failed to create delivery. You are offline. What you typed is still here.</FormError>
    </Stack>
  ),
};
