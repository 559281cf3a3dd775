import { Button, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SessionNotice as NoticeContent } from '../session/session-types';
import { useShellContext } from './use-shell';

/** The place of a notice: above the page, beside the sidebar. */
export const Strip = styled.div`
  padding: var(--space-4) var(--space-8) 0;
  html[data-layout='sidebar'] & { margin-inline-start: var(--sidebar); }
  @media ${SMALL_SCREEN} {
    padding-inline: var(--space-4);
  }
`;

export const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-width: 1056px;
  margin-inline: auto;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--info-soft);
  html[data-layout='plain'] & { max-width: 440px; }
  > div { flex: 1 1 280px; }
  p { margin-top: var(--space-1); max-width: 72ch; }
`;

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly onDismiss: () => void;
  /** What may be done about it, before the button that takes the notice away. */
  readonly actions?: ReactNode;
}

/** Says above the page what has happened to the user's session; a screen reader hears it once. */
export function Notice({ title, text, onDismiss, actions }: NoticeProps) {
  return (
    <Strip>
      <Frame aria-label="Notice">
        <div role="alert">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {actions}
        <Button variant="secondary" onClick={onDismiss}>
          Dismiss
        </Button>
      </Frame>
    </Strip>
  );
}

/** What is said of each kind of notice. */
export function wording(notice: NoticeContent): Pick<NoticeProps, 'title' | 'text'> {
  if (notice.kind === 'ended') {
    const kept = notice.keepsDrafts ? ' What you typed is still here for you.' : '';
    return { title: 'Your session has ended', text: `Sign in again to go on.${kept}` };
  }
  if (notice.kind === 'update') {
    return {
      title: 'A new version of Fleetfoot is ready',
      text: 'Save what you are working on, then reload the page to use it.',
    };
  }
  const remedy = 'If this is a mistake, ask one of its Admins to invite you again.';
  const next = notice.to === undefined ? '' : ` You are now working in ${notice.to}.`;
  return {
    title: `You were removed from ${notice.from}`,
    text: `You can no longer see its deliveries or data. ${remedy}${next}`,
  };
}

/** The notice in the shell's store, until it is dismissed. */
export function SessionNotice({ notice }: { readonly notice: NoticeContent }) {
  const { shell } = useShellContext();
  const { title, text } = wording(notice);
  function dismiss() {
    shell.setState({ notice: undefined });
    // The button that had the focus has been removed.
    document.getElementById('outlet')?.focus();
  }
  const reload = <Button onClick={() => location.reload()}>Reload</Button>;
  return (
    // A screen reader hears each notice once: another title is another notice.
    <Notice
      key={title}
      title={title}
      text={text}
      onDismiss={dismiss}
      actions={notice.kind === 'update' && reload}
    />
  );
}
