import type { AuthState } from '../../contract';
import { drawOf } from '../../release/choose';
import { AUTH_STORAGE_KEY } from '../../session/auth-storage-key';
import { standing } from '../../session/resolve-route';
import { SIGNED_OUT } from '../../session/signed-out';

function persistedState(): AuthState {
  try {
    return JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? '').state ?? SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

/** A tab with a preview may need other scripts than those of the page. */
function hasPreview(): boolean {
  try {
    return /[?&]preview=/.test(location.search) || Boolean(sessionStorage.getItem('preview'));
  } catch {
    return false;
  }
}

/**
 * Puts the preloads of where this browser's user is led into the head, and notes the user's standing. Whatever it finds, all
 * that can go wrong is that a script is asked for later.
 */
function preload(): void {
  if (hasPreview()) return;
  const state = persistedState();
  const { dataset } = document.documentElement;
  dataset['standing'] = standing(state);
  const templates = document.querySelectorAll<HTMLTemplateElement>(
    `template[data-preloads~="${dataset['standing']}"]`,
  );
  for (const { dataset: told, content } of templates) {
    const { version, percent } = told;
    const organizationID = `${state.selectedOrganization?.id}`;
    if (version !== undefined && drawOf(organizationID, version) >= Number(percent)) continue;
    document.head.append(content);
    break;
  }
}

preload();
