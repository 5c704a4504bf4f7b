/** 1 draft, 2 pending confirmation, 3 needs changes, 4 uploaded, 9 uploading. */
export const draftStatuses = [1, 2, 3, 4, 9] as const;
export type DraftStatus = (typeof draftStatuses)[number];

/** Events that change a status. */
export const draftEvents = [
  'submit',
  'withdraw',
  'edit',
  'getChanges',
  'upload',
  'cancelUpload',
  'uploadSucceeded',
  'uploadedInPart',
  'uploadFailed',
  'retryUpload',
] as const;
export type DraftEvent = (typeof draftEvents)[number];

interface DraftTransition {
  from: DraftStatus;
  event: DraftEvent;
  to: DraftStatus;
}

/** All transitions, for the server and for pages. Unlisted transitions are not allowed. */
export const draftTransitions: readonly DraftTransition[] = [
  { from: 1, event: 'edit', to: 1 },
  /** Only without errors. */
  { from: 1, event: 'submit', to: 2 },
  { from: 2, event: 'withdraw', to: 1 },
  { from: 2, event: 'edit', to: 1 },
  { from: 2, event: 'upload', to: 9 },
  /** Only before anything was sent. */
  { from: 9, event: 'cancelUpload', to: 2 },
  { from: 9, event: 'uploadSucceeded', to: 4 },
  /** Only chosen campaigns were sent, and others still differ from the account. */
  { from: 9, event: 'uploadedInPart', to: 1 },
  { from: 9, event: 'uploadFailed', to: 3 },
  { from: 3, event: 'edit', to: 1 },
  /** Only the failed rows. */
  { from: 3, event: 'retryUpload', to: 9 },
  /** A review of the provider rejected a row later. */
  { from: 4, event: 'uploadFailed', to: 3 },
  /** Only a draft that was fetched from its account. */
  { from: 4, event: 'getChanges', to: 1 },
];

/** The status after an event; null if the event is not allowed in a status. */
export function nextStatus(status: DraftStatus, event: DraftEvent): DraftStatus | null {
  return (
    draftTransitions.find((transition) => transition.from === status && transition.event === event)?.to ??
    null
  );
}

/** Whether a draft can be edited in a status; an edit sets its status to draft. */
export function isEditable(status: DraftStatus): boolean {
  return nextStatus(status, 'edit') !== null;
}

/** Whether a draft that was fetched from its account can get changes of it in a status. */
export function canGetChanges(status: DraftStatus): boolean {
  return isEditable(status) || nextStatus(status, 'getChanges') !== null;
}

/**
 * Whether a draft that was fetched from its account can get changes of it every night. Otherwise, it would be withdrawn, reopened, or lose
 * its retry without a user who wants that.
 */
export function canGetChangesAtNight(status: DraftStatus): boolean {
  return status === 1;
}
