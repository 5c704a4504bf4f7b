import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { notify } from '../../lib/page/notices';
import { openQuestionsOf } from './import-facts';
import { useWatchedImports } from './watched-imports';

/** Tells the user once about each own import that waits for an answer or for a check, with the way to it. */
export function useReviewNotices(
  imports: readonly ReportImport[] | undefined,
  onOpen: (id: string) => void,
): void {
  const { t } = useTranslation('imports');
  const { ids, unwatch } = useWatchedImports();
  useEffect(() => {
    const ended = (imports ?? []).filter((item) => ids.includes(item.id) && !isUnderWay(item));
    if (ended.length === 0) return;
    unwatch(ended.map(({ id }) => id));
    const first = ended.find(isInReview);
    if (!first) return;
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
  }, [imports, ids, unwatch, onOpen, t]);
}

const isInReview = ({ state }: ReportImport) => state === importStates.review;

const isUnderWay = ({ state }: ReportImport) =>
  state === importStates.waiting || state === importStates.running;
