export { createSignals } from './signals';
export type { MessageSignals } from './signals';
export { notifyMessages } from './notify-messages';
