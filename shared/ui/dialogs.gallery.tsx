import { CsvDialog } from '@fleetfoot/shared/csv';
import { Button, ConfirmDialog, Dialog, TextField } from '@fleetfoot/shared/ui';

export const layout = 'page';

const nothing = () => {};

export const examples = {
  Dialog: (
    <Dialog
      open
      title="Save this view"
      onClose={nothing}
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Save</Button>
        </>
      }
    >
      <TextField label="Name" defaultValue="Late deliveries" />
    </Dialog>
  ),
  'Confirm dialog': (
    <ConfirmDialog open title="Sign out" confirmLabel="Sign Out" onConfirm={nothing} onCancel={nothing}>
      Are you sure you would like to sign out?
    </ConfirmDialog>
  ),
  'Confirm dialog, dangerous and failed': (
    <ConfirmDialog
      open
      title="Delete Visa ending in 4242?"
      confirmLabel="Delete"
      tone="danger"
      error="You are offline. Try again when the connection is back."
      onConfirm={nothing}
      onCancel={nothing}
    >
      It can no longer be charged.
    </ConfirmDialog>
  ),
  'Confirm dialog, busy': (
    <ConfirmDialog
      open
      busy
      title="Delete Visa ending in 4242?"
      confirmLabel="Delete"
      tone="danger"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  'CSV dialog': (
    <CsvDialog onDownload={nothing} onClose={nothing}>
      Two deliveries, as the list shows them.
    </CsvDialog>
  ),
};
