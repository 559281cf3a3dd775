import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { Muted } from '../muted';

export function PrivacyLine() {
  return (
    <Muted>
      We use your number to send you the code, to find your invitations and to show your team who you are. You
      may object at any time: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
    </Muted>
  );
}
