import { createRemote } from '@fleetfoot/shared/remote';
import { manifest } from './manifest';
import { pages } from './pages';

export const { bootstrap, mount, unmount } = createRemote({ manifest, pages });
