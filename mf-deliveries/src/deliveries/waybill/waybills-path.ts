/** Most waybills in one document. */
export const MOST_WAYBILLS = 100;

/** The address of the waybills of deliveries, in this order. */
export function waybillsPath(deliveryIDs: readonly string[]): string {
  return `/waybills?ids=${deliveryIDs.map(encodeURIComponent).join(',')}`;
}

/** The deliveries that such an address names, each once. */
export function waybillIDs(params: URLSearchParams): readonly string[] {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '' && !id.includes('/'));
  return [...new Set(ids)].slice(0, MOST_WAYBILLS);
}
