import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { PartButton } from '@fleetfoot/shared/parts';
import type { ListCount } from '../../texts/list-words';

async function load() {
  const { ExportDialog } = await import(/* webpackChunkName: "list-dialogs" */ './export-dialog');
  return ExportDialog;
}

interface ExportButtonProps {
  readonly label: string;
  readonly deliveries: readonly Delivery[];
  /** What the list shows of what there is; without it, they are what is selected in it. */
  readonly listed?: ListCount;
}

/** Opens the dialog that writes deliveries into a file. */
export function ExportButton({ label, ...props }: ExportButtonProps) {
  return <PartButton label={label} variant="secondary" load={load} props={props} />;
}
