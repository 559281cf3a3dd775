import { Button } from '@fleetfoot/shared/ui';
import { Frame, Strip } from '../chrome/notice';
import type { Refusal } from './find-version';

interface PreviewBannerProps {
  /** `mf-deliveries@1.2.0`; `undefined` when what was asked for names no version. */
  readonly name: string | undefined;
  /** The remote's title; `undefined` of one that is not open. */
  readonly title: string | undefined;
  readonly state: 'open' | Refusal;
  readonly onLeave: () => void;
}

/** Says above the page which version it is, or why it is not the one that was asked for. */
export function PreviewBanner({ name, title, state, onLeave }: PreviewBannerProps) {
  const version = name ?? 'What the address asks for';
  const texts: Readonly<Record<typeof state, string>> = {
    open: `Only this tab shows ${version}.`,
    unknown: `${version} is not a version that can be previewed. You see the current one.`,
    withdrawn: `${version} was taken back. You see the current one.`,
    unreachable: `${version} could not be fetched. You see the current one. Reload the page to try again.`,
    unverifiable: `This browser cannot check who signed ${version}. You see the current one.`,
  };
  return (
    <Strip>
      <Frame aria-label="Preview">
        <div role="status">
          <h2>{state === 'open' ? `Preview of ${title}` : 'No preview'}</h2>
          <p>{texts[state]}</p>
        </div>
        <Button variant="secondary" onClick={onLeave}>
          {state === 'open' ? 'Leave' : 'Close'}
        </Button>
      </Frame>
    </Strip>
  );
}
