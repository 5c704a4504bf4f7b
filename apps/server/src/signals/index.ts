export { createSignals } from './signals';
export type { MessageSignals } from './signals';
export { notifyMessages } from './notify-messages';
export { notifyUpload } from './notify-uploads';
