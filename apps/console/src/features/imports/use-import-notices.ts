import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { notify } from '../../lib/page/notices';
import { openQuestionsOf, outcomeOf } from './import-facts';
import { useWatchedImports } from './watched-imports';

export interface ImportNoticeOptions {
  /** The import whose details are open, which show its state themselves. */
  openId: string | undefined;
  /** Shows an import that waits for the user. */
  onOpen: (id: string) => void;
  /** Shows why rows of an import failed. */
  onFailed: (item: ReportImport) => void;
}

/**
 * Notifies the user once about each of their imports that has ended: that it succeeded, why its rows failed, or that it waits for an
 * answer or a check.
 */
export function useImportNotices(
  imports: readonly ReportImport[] | undefined,
  { openId, onOpen, onFailed }: ImportNoticeOptions,
): void {
  const { t } = useTranslation('imports');
  const { ids, unwatch } = useWatchedImports();
  useEffect(() => {
    const ended = (imports ?? []).filter((item) => ids.includes(item.id) && !isUnderWay(item));
    if (ended.length === 0) return;
    unwatch(ended.map(({ id }) => id));
    const failed = ended.find(hasFailed);
    if (failed) onFailed(failed);
    const [success, ...others] = ended.filter((item) => ['done', 'otherCurrency'].includes(outcomeOf(item)));
    if (success) {
      const title =
        others.length > 0
          ? t('notice.successes', { count: others.length + 1 })
          : t('notice.success', { file: success.fileName });
      notify({ id: 'imports succeeded', tone: 'success', title });
    }
    const first = ended.find(isInReview);
    if (!first || first.id === openId) return;
    const file = first.fileName;
    const count = (imports ?? []).filter(isInReview).length;
    notify({
      id: 'imports in review',
      tone: 'warning',
      title:
        count > 1
          ? t('notice.several', { count })
          : t(openQuestionsOf(first) > 0 ? 'notice.answer' : 'notice.check', { file }),
      description: t('notice.body'),
      action: { label: t('notice.show'), onClick: () => onOpen(first.id) },
    });
  }, [imports, ids, unwatch, openId, onOpen, onFailed, t]);
}

const isInReview = ({ state }: ReportImport) => state === importStates.review;

const hasFailed = (item: ReportImport) =>
  item.problems.length > 0 && ['partial', 'failed'].includes(outcomeOf(item));

const isUnderWay = ({ state }: ReportImport) =>
  state === importStates.waiting || state === importStates.running;
