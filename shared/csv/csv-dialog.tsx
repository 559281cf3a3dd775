import { useAction } from '@fleetfoot/shared/forms';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { RemoteContext } from '@fleetfoot/shared/remote';
import type { TextsLike } from '@fleetfoot/shared/texts';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { CSV_FORMATS, type CsvFormat, type CsvFormatName } from './csv-file';
import { EXPORT_REFUSALS, type Exported, forExport, noteExport } from './note-export';

const FORMAT_NAMES = Object.keys(CSV_FORMATS) as CsvFormatName[];

/** What the dialog says. */
export const CSV_WORDS = {
  title: 'Download CSV',
  cancel: 'Cancel',
  download: 'Download',
  format: 'Format',
  formatHint:
    'Computers set to South Africa expect semicolons. If everything lands in one column, take the other format.',
  local: CSV_FORMATS.local.label,
  plain: CSV_FORMATS.plain.label,
  refusals: EXPORT_REFUSALS,
} as const;

interface CsvDialogProps {
  /** Noted in the audit trail before the file is written; left out where it holds nothing of the organisation's. */
  readonly exported?: Exported;
  /** What the file will hold. */
  readonly children?: ReactNode;
  /** Further choices, beside the format. */
  readonly choices?: ReactNode;
  /** Gets what the file needs of the server, before it is noted and written. Rejects with an AppError. */
  readonly prepare?: () => Promise<void>;
  /** What can be done where that fails, as a sentence. */
  readonly remedy?: string;
  /** Of a page that is shown in another language. */
  readonly words?: TextsLike<typeof CSV_WORDS>;
  /** Says a failure in the language of the page. */
  readonly say?: (failure: string) => string;
  readonly onDownload: (format: CsvFormat) => void;
  readonly onClose: () => void;
}

/** Asks how the file is to be written; there for as long as it is open. */
export function CsvDialog({ exported, children, onDownload, onClose, ...props }: CsvDialogProps) {
  const { choices, prepare, remedy, words = CSV_WORDS, say = (failure) => failure } = props;
  const [name, setName] = useState<CsvFormatName>('local');
  const session = useContext(RemoteContext)?.services.session;
  const noting = useAction({ doubt: 'the download was noted' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  async function download(): Promise<void> {
    const { refusals } = words;
    const isReady =
      !prepare ||
      (await noting.run(() => forExport(prepare, refusals), {
        doubt: 'the file can be made',
        wording: (reason) => (remedy && reason !== refusals.offline ? `${say(reason)} ${remedy}` : reason),
      }));
    // Who has closed the dialog meanwhile wants no file any more.
    if (!isReady || !isOpen.current) return;
    const isNoted = await noting.run(async () => {
      const { uid = '', selectedOrganization } = session?.getState() ?? {};
      if (!exported || !selectedOrganization) return;
      const { id: orgID } = selectedOrganization;
      const eventPath = (id: string) => auditEvents.document(orgID, id);
      await noteExport({ uid, eventPath }, exported, refusals);
    });
    if (!isNoted || !isOpen.current) return;
    onDownload(CSV_FORMATS[name].format);
    onClose();
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={noting.busy} onClick={() => void download()}>
            {words.download}
          </Button>
        </>
      }
    >
      <Stack>
        {children && <p>{children}</p>}
        <SelectField
          label={words.format}
          hint={words.formatHint}
          value={name}
          onChange={({ target }) => setName(target.value as CsvFormatName)}
          options={FORMAT_NAMES.map((value) => ({ value, label: words[value] }))}
        />
        {choices}
        {noting.error && <FormError>{say(noting.error)}</FormError>}
      </Stack>
    </Dialog>
  );
}
