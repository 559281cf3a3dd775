/** Loads the dialog that writes deliveries into a file. */
export async function loadExport() {
  const { ExportDialog } = await import(/* webpackChunkName: "export-dialog" */ './export-dialog');
  return ExportDialog;
}
