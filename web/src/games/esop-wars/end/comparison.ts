import type { AnyBoard, Play } from '../../board';
import SideBySide from './SideBySide.svelte';
import { sideBySide } from './sideBySide';

/** Houses side by side, where there are two to compare. */
export const comparison = (play: Play): AnyBoard | null => (sideBySide(play) ? SideBySide : null);
