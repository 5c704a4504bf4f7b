import { useEffect, useMemo, useState } from 'react';
import {
  detectSheets,
  planImportSteps,
  type Draft,
  type HeadMapping,
  type ImportOptions,
  type ImportPlan,
} from '../../core';
import type { WorkbookContent } from '../../workbooks';
import { runInSlices } from '../grid/run-in-slices';

export interface UseImportPlanOptions extends Omit<ImportOptions, 'newId'> {
  draft: Draft;
  /** Undefined until the file is read. */
  content: WorkbookContent | undefined;
  mapping: readonly HeadMapping[];
}

const empty: WorkbookContent = { sheets: [] };
const newId = () => crypto.randomUUID();

/**
 * The effect of importing a file into a draft. It is planned again, in slices, when the draft, the file or the mapping changes; the plan
 * is null meanwhile.
 */
export function useImportPlan({
  draft,
  limits,
  content = empty,
  mapping,
  draftId,
  kinds,
  businesses,
  pictures,
  campaignId,
  unitId,
}: UseImportPlanOptions) {
  const detected = useMemo(() => detectSheets(content, mapping), [content, mapping]);
  const [planned, setPlanned] = useState<{ of: unknown; plan: ImportPlan }>();
  const request = useMemo(
    () => ({ draft, limits, content, detected, draftId, kinds, businesses, pictures, campaignId, unitId }),
    [draft, limits, content, detected, draftId, kinds, businesses, pictures, campaignId, unitId],
  );
  useEffect(() => {
    const stop = new AbortController();
    const { kinds: wanted, ...target } = request;
    const steps = planImportSteps(request.draft, request.content, request.detected, {
      limits: target.limits,
      newId,
      draftId: target.draftId,
      businesses: target.businesses,
      pictures: target.pictures,
      campaignId: target.campaignId,
      unitId: target.unitId,
      ...(wanted && { kinds: wanted }),
    });
    void runInSlices(steps, stop.signal).then((plan) => {
      if (plan && !stop.signal.aborted) setPlanned({ of: request, plan });
    });
    return () => stop.abort();
  }, [request]);
  return { detected, plan: planned?.of === request ? planned.plan : null };
}
