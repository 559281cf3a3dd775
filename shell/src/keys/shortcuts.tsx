import { navAt } from '@fleetfoot/shared/federation/runtime';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useEffect, useState } from 'react';
import { useShell, useShellContext } from '../chrome/use-shell';
import { report } from '../report';
import { followKeyPresses } from './key-presses';
import { NotLoadedDialog } from './not-loaded-dialog';
import { focusRow, focusSearch, pressPageKey } from './page-keys';
import { scannedPath } from './scanned-path';
import { useKeysChoice } from './use-keys-choice';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "shortcuts-dialog" */ './shortcuts-dialog')).ShortcutsDialog;
const loadPalette = async () => (await import('../palette/palette')).Palette;

/** What is open: the list of keys, or the palette, with what was scanned; or what is told when their code did not come. */
type Opened =
  | { readonly kind: 'keys' }
  | { readonly kind: 'palette'; readonly scanned?: string }
  | { readonly kind: 'failed'; readonly title: string };

interface ShortcutsProps {
  readonly uid: string;
  readonly orgID: string;
}

/** Single keys that work on every page, what a scanner reads, and the list of them, in which they are turned off. */
export function Shortcuts({ uid, orgID }: ShortcutsProps) {
  const { shell, navigate, remotes } = useShellContext();
  const isListWanted = useShell((state) => state.areKeysListed);
  const isChoiceKnown = useShell((state) => state.hasKeys !== undefined);
  const change = useKeysChoice(uid, orgID);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    function press(key: string): void {
      if (key === '?') setOpened({ kind: 'keys' });
      else if (key === '/') focusSearch() || setOpened({ kind: 'palette' });
      else if (key === 'j') focusRow(1);
      else if (key === 'k') focusRow(-1);
      else if (!pressPageKey(key)) {
        const commands = remotes.entries().flatMap((entry) => entry.commands ?? []);
        const command = navAt(commands, location.pathname).find((one) => one.key === key);
        if (command) navigate(command.path);
      }
    }
    function open(scanned: string): void {
      const path = scannedPath(scanned);
      if (path === undefined) setOpened({ kind: 'palette', scanned });
      else navigate(path);
    }
    return followKeyPresses({
      isOn: () => shell.getState().hasKeys === true,
      onKey: press,
      onScan: open,
    });
  }, [shell, remotes, navigate]);

  function close(): void {
    setOpened(undefined);
    shell.setState({ areKeysListed: false });
  }
  function failedWith(title: string) {
    return (error: unknown) => {
      report(error, { shell: 'keys' });
      shell.setState({ areKeysListed: false });
      setOpened({ kind: 'failed', title });
    };
  }
  if (opened?.kind === 'failed') return <NotLoadedDialog title={opened.title} onClose={close} />;
  if (opened?.kind === 'palette') {
    const { scanned } = opened;
    return <LazyPart load={loadPalette} props={{ scanned, onClose: close }} onFailure={failedWith('Find')} />;
  }
  if (!isChoiceKnown || (!opened && !isListWanted)) return undefined;
  return (
    <LazyPart
      load={loadDialog}
      props={{ onChange: change, onClose: close }}
      onFailure={failedWith('Keyboard shortcuts')}
    />
  );
}
