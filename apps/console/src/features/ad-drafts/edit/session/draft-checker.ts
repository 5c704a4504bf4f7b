import {
  createRemoteValidator,
  createValidatorHost,
  type CheckRequest,
  type CheckResponse,
  type Draft,
  type RemoteValidatorOptions,
} from '@meridian/draft-editor/core';
import { nextTask } from '../../lib/next-task';

export interface DraftChecker {
  /** Checks a draft soon. */
  check: (draft: Draft) => void;
  close: () => void;
}

export type DraftCheckerOptions = Pick<RemoteValidatorOptions, 'limits' | 'ownRules' | 'onIssues'>;

/** Checks drafts in a worker, or in this thread if the browser cannot start one. */
export function createDraftChecker(options: DraftCheckerOptions): DraftChecker {
  let last: Draft | undefined;
  let current = startWorker(options, () => {
    current = startHere(options);
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

function startWorker(options: DraftCheckerOptions, onFailed: () => void): DraftChecker {
  const worker = new Worker(new URL('./issues.worker.ts', import.meta.url), { type: 'module' });
  const remote = createRemoteValidator({
    ...options,
    send: (request) => worker.postMessage(request),
    pause: nextTask,
  });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => remote.receive(data));
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailed();
  });
  return { check: remote.check, close: () => worker.terminate() };
}

function startHere(options: DraftCheckerOptions): DraftChecker {
  const host: (request: CheckRequest) => void = createValidatorHost((response) => remote.receive(response));
  const remote = createRemoteValidator({
    ...options,
    send: (request) => void nextTask().then(() => host(request)),
    pause: nextTask,
  });
  return { check: remote.check, close: () => undefined };
}
