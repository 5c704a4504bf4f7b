import {
  createRemoteValidator,
  createValidatorHost,
  type CheckRequest,
  type CheckResponse,
  type Draft,
  type DraftIssues,
} from '@meridian/draft-editor/core';
import { nextTask } from '../../lib/next-task';

export interface DraftChecker {
  /** Checks a draft soon. */
  check: (draft: Draft) => void;
  close: () => void;
}

/** Checks drafts in a worker, or in this thread if the browser cannot start one. */
export function createDraftChecker(onIssues: (issues: DraftIssues) => void): DraftChecker {
  let last: Draft | undefined;
  let current = startWorker(onIssues, () => {
    current = startHere(onIssues);
    if (last) current.check(last);
  });
  return {
    check(draft) {
      last = draft;
      current.check(draft);
    },
    close: () => current.close(),
  };
}

function startWorker(onIssues: (issues: DraftIssues) => void, onFailed: () => void): DraftChecker {
  const worker = new Worker(new URL('./issues.worker.ts', import.meta.url), { type: 'module' });
  const remote = createRemoteValidator({
    send: (request) => worker.postMessage(request),
    onIssues,
    pause: nextTask,
  });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => remote.receive(data));
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailed();
  });
  return { check: remote.check, close: () => worker.terminate() };
}

function startHere(onIssues: (issues: DraftIssues) => void): DraftChecker {
  const host: (request: CheckRequest) => void = createValidatorHost((response) => remote.receive(response));
  const remote = createRemoteValidator({
    send: (request) => void nextTask().then(() => host(request)),
    onIssues,
    pause: nextTask,
  });
  return { check: remote.check, close: () => undefined };
}
