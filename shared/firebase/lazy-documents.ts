import { attempt } from './attempt';
import type * as Documents from './documents';

/**
 * Writing comes with the first write, or with what tells the server of a sign-in: no page is written to before it is shown, and the sign-in
 * page has no room to name a chunk more.
 */
const loadDocuments = () => attempt(() => import(/* webpackChunkName: "device-session" */ './documents'));

/** See {@link Documents.createDocument}. */
export async function createDocument(...args: Parameters<typeof Documents.createDocument>): Promise<boolean> {
  return (await loadDocuments()).createDocument(...args);
}

/** See {@link Documents.createOnce}. */
export async function createOnce(
  ...args: Parameters<typeof Documents.createOnce>
): Promise<Documents.Creation> {
  return (await loadDocuments()).createOnce(...args);
}

/** See {@link Documents.createInPlace}. */
export async function createInPlace(
  ...args: Parameters<typeof Documents.createInPlace>
): ReturnType<typeof Documents.createInPlace> {
  return (await loadDocuments()).createInPlace(...args);
}

/** See {@link Documents.setDocument}. */
export async function setDocument(...args: Parameters<typeof Documents.setDocument>): Promise<void> {
  return (await loadDocuments()).setDocument(...args);
}

/** See {@link Documents.changeDocument}. */
export async function changeDocument<T>(
  ...args: Parameters<typeof Documents.changeDocument<T>>
): Promise<void> {
  return (await loadDocuments()).changeDocument(...args);
}

/** See {@link Documents.deleteDocument}. */
export async function deleteDocument(...args: Parameters<typeof Documents.deleteDocument>): Promise<void> {
  return (await loadDocuments()).deleteDocument(...args);
}

/** See {@link Documents.moveDocument}. */
export async function moveDocument(...args: Parameters<typeof Documents.moveDocument>): Promise<void> {
  return (await loadDocuments()).moveDocument(...args);
}

/** See {@link Documents.tellExport}. */
export async function tellExport(...args: Parameters<typeof Documents.tellExport>): Promise<void> {
  return (await loadDocuments()).tellExport(...args);
}
