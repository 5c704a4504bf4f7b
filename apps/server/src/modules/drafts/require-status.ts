import { nextStatus, type DraftEvent, type DraftStatus } from '@meridian/draft-editor/core';
import { DomainError } from '../../platform/lib/domain-error';

/** The status after an event. Errors: `draft_status` with the present one when the event is not allowed in it. */
export function requireStatus(status: DraftStatus, event: DraftEvent): DraftStatus {
  const next = nextStatus(status, event);
  if (next === null) throw new DomainError('draft_status', {}, { data: { status } });
  return next;
}
