import type { Draft, DraftIssues, OwnRule, ProviderLimits } from '@meridian/draft-editor/core';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createDraftChecker, type DraftChecker } from './draft-checker';

/** Issues of a draft, as far as it is checked; undefined until the first check has ended. The draft is undefined until it is loaded. */
export function useIssues(
  draft: Draft | undefined,
  { limits, ownRules }: { limits: ProviderLimits; ownRules: readonly OwnRule[] },
): DraftIssues | undefined {
  const [issues, setIssues] = useState<DraftIssues>();
  const checker = useRef<DraftChecker>(undefined);
  useEffect(() => {
    // keys take precedence over issues: the marks of large drafts are rendered in parts
    const onIssues = (found: DraftIssues) => startTransition(() => setIssues(found));
    const opened = createDraftChecker({ limits, ownRules, onIssues });
    checker.current = opened;
    return () => opened.close();
  }, [limits, ownRules]);
  useEffect(() => {
    if (draft) checker.current?.check(draft);
  }, [draft, limits, ownRules]);
  return issues;
}
