export { createSignals } from './signals';
export type { MessageSignals } from './signals';
export { notifyMessages } from './notify-messages';
export { notifySync } from './notify-syncs';
export { notifyUpload } from './notify-uploads';
