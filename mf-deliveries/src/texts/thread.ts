import { THREAD_TEXTS } from './english/thread';
import { belowPart } from './groups/below';

export const threadTexts = belowPart('thread', THREAD_TEXTS);
