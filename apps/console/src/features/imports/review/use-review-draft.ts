import type { ReportImport } from '@meridian/api-client/contract';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ReviewForm } from './review-form';

/** What was answered and not sent, by import and run, until the window is reloaded. */
const drafts = new Map<string, ReviewForm>();

/** Restores what a person had answered before the review was closed. Another run of the file begins anew. */
export function useReviewDraft(
  { id, finishedTime }: Pick<ReportImport, 'id' | 'finishedTime'>,
  { reset, getValues }: Pick<UseFormReturn<ReviewForm>, 'reset' | 'getValues'>,
): void {
  const key = `${id} ${finishedTime ?? ''}`;
  useEffect(() => {
    const draft = drafts.get(key);
    if (draft) reset(draft, { keepDefaultValues: true });
    return () => {
      drafts.set(key, getValues());
    };
  }, [key, reset, getValues]);
}
