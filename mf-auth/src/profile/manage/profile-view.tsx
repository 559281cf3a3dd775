import type { User } from '@fleetfoot/shared/contract';
import { downloadFile } from '@fleetfoot/shared/csv';
import { useAction } from '@fleetfoot/shared/forms';
import { Button, Card, FormError, LinkButton, Page, Row, Stack } from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { ProfileForm } from '../profile-form';
import type { ProfileWrites } from './data';
import { DeleteProfileDialog } from './delete-profile-dialog';
import { readableExport } from './readable-export';

interface ProfileViewProps {
  readonly user: User;
  /** Where the user came from: their work, or the invitations while they have none. */
  readonly back: { readonly href: string; readonly label: string };
  readonly writes: ProfileWrites;
  announce(message: string): void;
  /** Lets the session know what was changed. */
  refresh(): Promise<void>;
  /** Ends the session, once there is no account any more. */
  signOut(): Promise<void>;
}

export function ProfileView({ user, back, writes, announce, refresh, signOut }: ProfileViewProps) {
  const { fullName, email } = user;
  // Another object resets the form: only other values do.
  const details = useMemo(() => ({ fullName, email }), [fullName, email]);
  const download = useAction();
  const [isDeleting, setIsDeleting] = useState(false);

  async function save(form: 'json' | 'text') {
    const isDone = await download.run(async () => {
      const data = await writes.download();
      if (form === 'json')
        downloadFile('my-data.json', 'application/json', JSON.stringify(data, undefined, 2));
      else downloadFile('my-data.txt', 'text/plain;charset=utf-8', readableExport(data));
    });
    if (isDone) announce('Your data is downloaded.');
  }

  async function remove() {
    await writes.remove();
    await signOut();
  }

  return (
    <Page title="Your profile" back={back} width="narrow">
      <Card title="About you">
        <ProfileForm
          phoneNumber={user.phoneNumber}
          defaults={details}
          submitLabel="Save"
          done={false}
          announce={announce}
          save={async (changed) => {
            await writes.change(changed);
            await refresh();
            announce('Your profile is saved.');
          }}
        />
      </Card>
      <Card title="Devices">
        <Stack>
          <p>Where you are signed in, and how to end it.</p>
          <Row gap={2}>
            <LinkButton href="/devices" variant="secondary">
              See your devices
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <Card title="Download my data">
        <Stack>
          <p>Everything that is held about you: as text to read, or as JSON for another service.</p>
          <FormError>{download.error}</FormError>
          <Row gap={2}>
            <Button variant="secondary" busy={download.busy} onClick={() => save('text')}>
              Download as text
            </Button>
            <Button variant="secondary" disabled={download.busy} onClick={() => save('json')}>
              Download as JSON
            </Button>
          </Row>
        </Stack>
      </Card>
      <Card title="Delete my profile">
        <Stack>
          <p>You leave your organisation and are signed out on every device. Download your data first.</p>
          <Row gap={2}>
            <Button variant="danger-outline" onClick={() => setIsDeleting(true)}>
              Delete my profile
            </Button>
          </Row>
        </Stack>
      </Card>
      {isDeleting && <DeleteProfileDialog onDelete={remove} onClose={() => setIsDeleting(false)} />}
    </Page>
  );
}
