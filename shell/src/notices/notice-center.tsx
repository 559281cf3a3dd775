import { deviceStore, isSharedDevice, NOTICES, sessionCheck } from '@fleetfoot/shared/device';
import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { announce } from '../announce';
import { RAIL } from '../chrome/frame-style';
import { IconButton } from '../chrome/icon-button';
import { useShell, useShellContext } from '../chrome/use-shell';
import { noticeTexts } from '../texts/notices';
import { useShellTexts } from '../texts/use-shell-texts';
import { alertOf } from './browser-alerts';
import { type KeptNotices, unreadIn } from './notice-list';
import { NoticePanel } from './notice-panel';
import { createNoticeStore } from './notice-store';

/** At the end of the product's name: in the sidebar, below its mark in the rail, and in the bar of small screens, which scrolls with the page. */
const Bell = styled(IconButton)`
  position: fixed;
  inset-block-start: 12px;
  inset-inline-start: calc(var(--sidebar) - 56px);
  z-index: 11;
  color: var(--muted);
  &:hover { background: var(--sunken); color: var(--text); }
  > [data-name] { display: none; }
  @media ${RAIL} {
    inset-block-start: 60px;
    inset-inline-start: 10px;
    > [data-name] { display: block; }
  }
  @media ${SMALL_SCREEN} {
    position: absolute;
    inset-block-start: 6px;
    inset-inline: auto var(--space-2);
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 50%;
  min-width: 20px;
  padding-inline: 5px;
  border: 2px solid var(--surface);
  border-radius: 12px;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 11px;
  font-weight: 650;
  line-height: 16px;
  text-align: center;
`;

/** More are not counted: there are many. */
const MOST_SHOWN = 99;

interface NoticeCenterProps {
  readonly uid: string;
  readonly orgID: string;
}

/** What others and couriers did: a bell that counts what is new, and the panel behind it. */
export function NoticeCenter({ uid, orgID }: NoticeCenterProps) {
  const { shell, session, navigate, now } = useShellContext();
  const { texts, lang } = useShellTexts(noticeTexts);
  const [isOpen, setOpen] = useState(false);
  const [store] = useState(() => {
    const isCurrent = sessionCheck(session, uid, orgID);
    const device = deviceStore<KeptNotices>({
      ...{ ...NOTICES, uid },
      isCurrent: () => isCurrent() && !isSharedDevice(),
    });
    return createNoticeStore({ device, orgID, now });
  });
  const kept = useSyncExternalStore(store.subscribe, store.getState);
  const told = useShell((state) => state.told);

  useEffect(() => {
    // Another tab may have read or been told something meanwhile.
    const look = () => void (document.hidden || store.load());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);

  const receive = useEffectEvent(() => {
    shell.setState({ told: [] });
    const own = told.filter(([of]) => of.uid === uid && of.selectedOrganization?.id === orgID);
    const come = store.add(own.map(([, notice]) => notice));
    const [first] = come;
    if (first === undefined) return;
    announce(shell, `${come.length === 1 ? first.title : texts.several(String(come.length))}.`);
    if (store.getState().hasAlerts) alertOf(come, texts.several, navigate);
  });
  useEffect(() => {
    if (told.length > 0) receive();
  }, [told]);

  const unread = unreadIn(kept);
  return (
    <div lang={lang}>
      <Bell
        type="button"
        aria-label={unread === 0 ? texts.title : texts.unread(String(unread))}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path
            d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2 2 0 0 0 4 0"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span data-name="">{texts.title}</span>
        {unread > 0 && <Count aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</Count>}
      </Bell>
      {isOpen && <NoticePanel kept={kept} store={store} onClose={() => setOpen(false)} />}
    </div>
  );
}
