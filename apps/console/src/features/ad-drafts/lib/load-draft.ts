import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import { endpoints, type DraftStart, type DraftSummary } from '@meridian/api-client/contract';
import { createDraftBuilder, type Draft } from '@meridian/draft-editor/core';
import { nextTask } from './next-task';

export interface LoadedDraft {
  summary: DraftSummary;
  draft: Draft;
}

export interface LoadDraftOptions {
  id: string;
  /** Whose rows come first. */
  start?: DraftStart | undefined;
  signal?: AbortSignal | undefined;
  /**
   * Called after each page but the last, with a function that returns the draft as far as it is loaded: all campaigns and units, and the
   * first rows of what is shown from `start` on. After a change by another user, these are the first rows again.
   */
  onPart?: ((part: () => LoadedDraft) => void) | undefined;
}

/** Maximum number of reloads of a draft when another user saves while its pages are loading. */
const maxTries = 5;

/** Loads a draft with all its rows, page by page. Errors: those of the request. */
export async function loadDraft(api: ApiClient, options: LoadDraftOptions): Promise<LoadedDraft> {
  for (let tries = 1; ; tries++) {
    try {
      return await loadPages(api, options);
    } catch (error) {
      if (!isApiResponseError(error, 'conflict') || tries === maxTries) throw error;
    }
  }
}

async function loadPages(
  api: ApiClient,
  { id, start, signal, onPart }: LoadDraftOptions,
): Promise<LoadedDraft> {
  const request = (body: object) =>
    api.call(endpoints.draftDetail, { body: { id, start, ...body }, ...(signal && { signal }) });
  let page = await request({});
  const { draft: summary } = page;
  const { campaign, unit } = summary.counts;
  const builder = createDraftBuilder(summary.name);
  for (;;) {
    // the server reads the next page while the rows of this one are added
    const next = page.next === null ? null : request({ version: summary.version, from: page.next });
    // awaited below; until then, an error would count as unhandled
    next?.catch(() => undefined);
    for (const part of page.parts) {
      // reading a page and adding its rows are separate tasks, so that the page stays responsive
      await nextTask();
      builder.addRows(part);
    }
    if (next === null) return { summary, draft: builder.build() };
    if (page.next !== null && page.next >= campaign + unit)
      onPart?.(() => ({ summary, draft: builder.build() }));
    page = await next;
  }
}
