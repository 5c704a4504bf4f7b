import type { ReportImport } from '@meridian/api-client/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDraft, useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import { reviewFormShape, type ReviewForm } from './review-form';

/** The answers, and the run of the file with the questions: another run starts again. */
const storedSchema = z.object({ finishedTime: z.nullable(z.string()), form: reviewFormShape });

const draftIdOf = (importId: string) => `import:${importId}`;

/** The answers are sent, or the import is discarded. */
export function discardReviewDraft(importId: string): void {
  useUnsavedDrafts.getState().discard(draftIdOf(importId));
}

/** Stores unsent answers, and restores them after the review was closed or the window reloaded. */
export function useReviewDraft(
  { id, fileName, finishedTime }: Pick<ReportImport, 'id' | 'fileName' | 'finishedTime'>,
  form: UseFormReturn<ReviewForm>,
): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { draft, keep } = useDraft(draftIdOf(id), (value) => {
    const stored = storedSchema.safeParse(value).data;
    return stored?.finishedTime === finishedTime ? stored : undefined;
  });
  const first = useRef(draft);
  useEffect(() => {
    if (first.current) form.reset(first.current.form, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isAsOpened = JSON.stringify(values) === JSON.stringify(form.formState.defaultValues);
        if (isAsOpened) discardReviewDraft(id);
        else
          keep({
            href: `${pathname}?id=${encodeURIComponent(id)}`,
            name: fileName,
            value: { finishedTime, form: structuredClone(values) },
          });
      },
    });
  }, [form, id, fileName, finishedTime, pathname, keep]);
}
