import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { useState } from 'react';
import { notify } from '../../../lib/page/notices';
import { useDraftName } from '../lib/use-draft-name';
import type { RequestedChange } from './change-list';
import type { SkippedChange } from './skipped-changes';
import { useAccountChange } from './use-account-change';
import type { TargetDraft } from './use-target-draft';

export interface AddToDraftOptions {
  accountId: number;
  target: TargetDraft;
  /** Opens the draft, from the notice of what was added. */
  onOpen: (draftId: string) => void;
  /** Everything was added. */
  onAdded: () => void;
}

/** What came of changes of which some were skipped. */
interface AddToDraftResult {
  /** Null if nothing was changed, so that there is no draft. */
  draftId: string | null;
  /** What was changed, as a sentence. */
  text: string;
  skipped: readonly SkippedChange[];
}

/** Adds changes to the target draft, and says what was added. */
export function useAddToDraft({ accountId, target, onOpen, onAdded }: AddToDraftOptions) {
  const { t } = useTranslation('itemChanges');
  const nameOf = useDraftName();
  const adding = useAccountChange(accountId);
  const [result, setResult] = useState<AddToDraftResult>();
  const { draftName, drafts = [] } = target;
  const add = async (changes: readonly RequestedChange[]) => {
    const response = await adding
      .mutateAsync({ draftId: target.draftId, draftName, changes })
      .catch(() => undefined);
    if (!response) return;
    const { draftId, changed, unchanged } = response;
    const summary = drafts.find(({ id }) => id === draftId);
    const name = summary ? nameOf(summary) : draftName;
    const text =
      changed > 0
        ? t('done', { count: changed, total: formatValue(changed, 't'), name })
        : t(unchanged > 0 ? 'sameValues' : 'nothingChanged');
    if (response.skipped.length > 0) {
      const skipped = response.skipped.flatMap(({ index, reason }) => {
        const change = changes[index];
        return change ? [{ ...change, reason }] : [];
      });
      setResult({ draftId, text, skipped });
      return;
    }
    notify({
      tone: changed > 0 ? 'success' : 'info',
      title: text,
      ...(changed > 0 && { description: t('nothingSent') }),
      seconds: 10,
      ...(draftId !== null && { action: { label: t('review'), onClick: () => onOpen(draftId) } }),
    });
    onAdded();
  };
  return { add, isAdding: adding.isPending, error: adding.error, result };
}
