import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { entryWords } from '../../texts/groups/entry';
import { translated } from '../../texts/translated';
import { KnownNumber, type KnownNumberProps } from '../contacts/known-number';
import { CreditNotice, type CreditNoticeProps } from '../create/credit-notice';
import { AddressWords, type AddressWordsProps } from './address-words';
import { FirstFocus, type FirstFocusProps } from './first-focus';
import { KeptDraft, type KeptDraftProps } from './kept-draft';
import { OfferedDraft, type OfferedDraftProps } from './offered-draft';
import { PickupHelp } from './pickup-help';
import { ReferenceHelp, type ReferenceHelpProps } from './reference-help';
import { SavedDetails, type SavedDetailsProps } from './saved-details';
import { SavedNote, type SavedNoteProps } from './saved-note';
import type { PresetTime } from './times/time-presets';

export type EntryHelpProps =
  | { readonly of: 'pickup' }
  | { readonly of: PresetTime }
  | (AddressWordsProps & { readonly of: 'address' })
  | (CreditNoticeProps & { readonly of: 'credit' })
  | (KeptDraftProps & { readonly of: 'kept' })
  | (OfferedDraftProps & { readonly of: 'offered' })
  | (SavedDetailsProps & { readonly of: 'details' })
  | (SavedNoteProps & { readonly of: 'saved' })
  | (FirstFocusProps & { readonly of: 'focus' })
  | (KnownNumberProps & { readonly of: 'number' })
  | (ReferenceHelpProps & { readonly of: 'reference' });

const loadTimes = async () =>
  (await import(/* webpackChunkName: "time-help" */ './times/preset-chips')).PresetChips;

/** Comes with a level that asks for times. */
function TimeHelp({ time }: { readonly time: PresetTime }) {
  const { report } = useServices();
  return (
    <LazyPart load={loadTimes} props={{ time }} onFailure={(error) => report(error, { part: 'times' })} />
  );
}

function Help(props: EntryHelpProps) {
  if (props.of === 'pickup') return <PickupHelp />;
  if (props.of === 'address') return <AddressWords {...props} />;
  if (props.of === 'credit') return <CreditNotice {...props} />;
  if (props.of === 'kept') return <KeptDraft {...props} />;
  if (props.of === 'offered') return <OfferedDraft {...props} />;
  if (props.of === 'details') return <SavedDetails {...props} />;
  if (props.of === 'saved') return <SavedNote {...props} />;
  if (props.of === 'focus') return <FirstFocus {...props} />;
  if (props.of === 'reference') return <ReferenceHelp {...props} />;
  if (props.of === 'number') return <KnownNumber {...props} />;
  return <TimeHelp time={props.of} />;
}

/** What helps with the form or a part of it, and tells of a limit; the form works without. */
export const EntryHelp = translated(entryWords, Help);
