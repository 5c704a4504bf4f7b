/** States of an import, as their numbers in the response. */
export const importStates = {
  waiting: 1,
  running: 2,
  /** Applied: its loads became effective. */
  done: 3,
  failed: 4,
  /** The same bytes were imported before; no data changed. */
  unchanged: 5,
  /** Parsed but not applied: it is a preview, or has questions. */
  review: 6,
  /** Applied and undone. */
  undone: 7,
  /** Never applied, and never will be. */
  discarded: 8,
} as const;

/** State of an import. */
export type ImportState = (typeof importStates)[keyof typeof importStates];

/** `book`: applied automatically if there are no questions; `preview`: only on request. */
export const importModes = ['book', 'preview'] as const;
/** When an import is applied. */
export type ImportMode = (typeof importModes)[number];
