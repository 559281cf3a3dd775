/** The element of this id, where the page has one of this kind. */
export function element<E extends HTMLElement>(id: string, kind: new () => E): E | undefined {
  const found = document.getElementById(id);
  return found instanceof kind ? found : undefined;
}
