import { translate } from '@meridian/i18n/texts';
import { DomainError } from '../platform/lib/domain-error';

/** Error message of a command for the terminal. */
export function messageOf(error: unknown): string {
  if (error instanceof DomainError) {
    const [field] = Object.values(error.fields ?? {});
    const own = error.isSpecific ? undefined : field;
    return translate('en', 'errors', (own ?? error.messageKey) as typeof error.messageKey, error.params);
  }
  return error instanceof Error ? error.message : String(error);
}
