import type { Draft, DraftIssues, ProviderLimits } from '@meridian/draft-editor/core';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createDraftChecker, type DraftChecker } from './draft-checker';

/** Issues of a draft, as far as it is checked; undefined until the first check has ended. The draft is undefined until it is loaded. */
export function useIssues(draft: Draft | undefined, limits: ProviderLimits): DraftIssues | undefined {
  const [issues, setIssues] = useState<DraftIssues>();
  const checker = useRef<DraftChecker>(undefined);
  useEffect(() => {
    // keys take precedence over issues: the marks of large drafts are rendered in parts
    const opened = createDraftChecker(limits, (found) => startTransition(() => setIssues(found)));
    checker.current = opened;
    return () => opened.close();
  }, [limits]);
  useEffect(() => {
    if (draft) checker.current?.check(draft);
  }, [draft, limits]);
  return issues;
}
