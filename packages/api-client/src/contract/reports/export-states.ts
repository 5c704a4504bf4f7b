export const exportStates = { waiting: 1, running: 2, ready: 3, failed: 4 } as const;
export type ExportState = (typeof exportStates)[keyof typeof exportStates];
