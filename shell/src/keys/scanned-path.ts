/** The page of this product whose address was scanned, as from a waybill. */
export function scannedPath(scanned: string): string | undefined {
  if (!URL.canParse(scanned)) return undefined;
  const { origin, pathname, search } = new URL(scanned);
  return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}` : undefined;
}
