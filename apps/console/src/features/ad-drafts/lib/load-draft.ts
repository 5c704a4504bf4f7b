import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import { endpoints, type DraftSummary } from '@meridian/api-client/contract';
import { createDraftBuilder, type Draft } from '@meridian/draft-editor/core';
import { nextTask } from './next-task';

export interface LoadedDraft {
  summary: DraftSummary;
  draft: Draft;
}

/** Maximum number of reloads of a draft when another user saves while its pages are loading. */
const maxTries = 5;

/** Loads a draft with all its rows, page by page. Errors: those of the request. */
export async function loadDraft(api: ApiClient, id: string, signal?: AbortSignal): Promise<LoadedDraft> {
  for (let tries = 1; ; tries++) {
    try {
      return await loadPages(api, id, signal);
    } catch (error) {
      if (!isApiResponseError(error, 'conflict') || tries === maxTries) throw error;
    }
  }
}

async function loadPages(api: ApiClient, id: string, signal?: AbortSignal): Promise<LoadedDraft> {
  const request = (body: object) =>
    api.call(endpoints.draftDetail, { body: { id, ...body }, ...(signal && { signal }) });
  let page = await request({});
  const { draft: summary } = page;
  const draft = createDraftBuilder(summary.name);
  for (;;) {
    // the server reads the next page while the rows of this one are added
    const next = page.next === null ? null : request({ version: summary.version, from: page.next });
    // awaited below; until then, an error would count as unhandled
    next?.catch(() => undefined);
    for (const part of page.parts) {
      // reading a page and adding its rows are separate tasks, so that the page stays responsive
      await nextTask();
      draft.addRows(part);
    }
    if (next === null) return { summary, draft: draft.build() };
    page = await next;
  }
}
