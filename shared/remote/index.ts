export { createRemote } from './create-remote';
export { pagesOf } from './page-table';
export {
  type Draft,
  RemoteContext,
  useDraft,
  useOrganization,
  useRouteParams,
  useSearchParams,
  useServices,
  useSession,
} from './remote-context';
