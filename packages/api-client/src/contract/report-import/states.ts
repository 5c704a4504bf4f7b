/** States of an import, as their numbers in the response. */
export const importStates = {
  waiting: 1,
  running: 2,
  /** Booked: its loads were put in force. */
  done: 3,
  failed: 4,
  /** The same bytes were imported before; no data changed. */
  unchanged: 5,
  /** Parsed and not booked: it was a preview, or it has questions. */
  review: 6,
  /** It was booked, and its loads were taken out of force. */
  undone: 7,
  /** It was never booked, and never will be. */
  discarded: 8,
} as const;

/** State of an import. */
export type ImportState = (typeof importStates)[keyof typeof importStates];

/** `book`: at once, when nothing is doubtful; `preview`: only on request. */
export const importModes = ['book', 'preview'] as const;
/** When an import is booked. */
export type ImportMode = (typeof importModes)[number];
