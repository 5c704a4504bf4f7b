import type { ErrorName, ImageProblem } from '@meridian/api-client/contract';
import { DomainError } from '../../platform/lib/domain-error';

const reasons: Partial<Record<ImageProblem, ErrorName>> = {
  picture_type: 'unsupported_type',
  picture_bytes: 'too_large',
  too_many_pictures: 'too_large',
};

/** The error for a file that cannot become an image; `isForUnit`: with the error code for images of units. */
export function imageProblemError(problem: ImageProblem, { isForUnit }: { isForUnit: boolean }): DomainError {
  const reason = isForUnit ? 'unit_picture_failed' : (reasons[problem] ?? 'invalid_request');
  const fields = reason === 'invalid_request' ? { file: problem } : undefined;
  return new DomainError(reason, {}, { fields, data: { problem }, messageKey: problem });
}
