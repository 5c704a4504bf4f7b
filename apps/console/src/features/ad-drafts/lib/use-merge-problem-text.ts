import type { AccountMergeStatus } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Returns a function that says why getting changes of an account failed. */
export function useMergeProblemText(): (
  problem: NonNullable<AccountMergeStatus['merge']>['problem'],
) => string {
  const { t } = useTranslation('adDrafts');
  return (problem) => {
    switch (problem) {
      case 'draft_locked':
        return t('merge.locked');
      case 'draft_too_large':
        return t('merge.tooLarge');
      case 'provider_access':
        return t('fetch.provider_access');
      default:
        return t('fetch.provider_failed');
    }
  };
}
