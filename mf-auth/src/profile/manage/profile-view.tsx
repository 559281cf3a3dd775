import type { User } from '@fleetfoot/shared/contract';
import { downloadFile } from '@fleetfoot/shared/csv';
import { useAction } from '@fleetfoot/shared/forms';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, Card, FormError, LinkButton, Page, Row, Stack } from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { accountTexts } from '../../texts/account';
import { useFailureWords } from '../../texts/in-words';
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
  const texts = useTexts(accountTexts);
  const say = useFailureWords();
  const download = useAction({ wording: say });
  const [isDeleting, setIsDeleting] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  async function save(form: 'json' | 'text') {
    const isDone = await download.run(async () => {
      const data = await writes.download();
      if (form === 'json')
        downloadFile('my-data.json', 'application/json', JSON.stringify(data, undefined, 2));
      else downloadFile('my-data.txt', 'text/plain;charset=utf-8', readableExport(data));
    });
    if (isDone) announce(texts.downloaded);
  }

  async function remove() {
    await writes.remove();
    await signOut();
  }

  return (
    <Page title={texts.profile} back={back} width="narrow">
      <Card title={texts.aboutYou}>
        <ProfileForm
          phoneNumber={user.phoneNumber}
          defaults={details}
          submitLabel={texts.save}
          saved={isSaved ? texts.saved : undefined}
          onEdit={() => setIsSaved(false)}
          done={false}
          announce={announce}
          save={async (changed) => {
            await writes.change(changed);
            await refresh();
            setIsSaved(true);
            announce(texts.saved);
          }}
        />
      </Card>
      <Card title={texts.devices}>
        <Stack>
          <p>{texts.devicesIntro}</p>
          <Row gap={2}>
            <LinkButton href="/devices" variant="secondary">
              {texts.seeDevices}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <Card title={texts.download}>
        <Stack>
          <p>{texts.downloadIntro}</p>
          <FormError>{say(download.error)}</FormError>
          <Row gap={2}>
            <Button variant="secondary" busy={download.busy} onClick={() => save('text')}>
              {texts.asText}
            </Button>
            <Button needsConnection variant="secondary" disabled={download.busy} onClick={() => save('json')}>
              {texts.asJson}
            </Button>
          </Row>
        </Stack>
      </Card>
      <Card title={texts.remove}>
        <Stack>
          <p>{texts.removeIntro}</p>
          <Row gap={2}>
            <Button needsConnection variant="danger-outline" onClick={() => setIsDeleting(true)}>
              {texts.remove}
            </Button>
          </Row>
        </Stack>
      </Card>
      {isDeleting && <DeleteProfileDialog onDelete={remove} onClose={() => setIsDeleting(false)} />}
    </Page>
  );
}
