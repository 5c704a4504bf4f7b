import type { ExportFailure } from '@meridian/api-client/contract';
import { DomainError } from '../../platform/lib/domain-error';
import { isDiskFull } from '../../platform/lib/is-disk-full';

/** A user deleted the record while the job ran. */
export class ExportCancelledError extends Error {
  override name = 'ExportCancelledError';
}

/** The export failed, and a retry would fail too. */
export class ExportFailedError extends Error {
  override name = 'ExportFailedError';
  constructor(
    readonly failure: ExportFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** The failure to show to the user; undefined for a temporary error, such as a lost connection. */
export function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof ExportFailedError) return error.failure;
  if (isDiskFull(error)) return 'disk_full';
  return error instanceof DomainError ? 'failed' : undefined;
}
