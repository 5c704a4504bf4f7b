import { useTranslation } from '@meridian/i18n';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pathOfDraft, useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { successorOf, tagsToClose, withoutTags, type Closing } from './tags';
import { useTags } from './tags-store';
import type { UnsavedQuestion } from './unsaved-dialog';
import type { TagTitle } from './use-tag-title';

export interface TagCommands {
  close: (closing: Closing) => void;
  /** Reloads the page of a tag, with new data. */
  refresh: (path: string) => void;
  /** Moves a tag before another one, or to the end, and announces its new position. */
  move: (move: { path: string; before: string | null }) => void;
}

/**
 * Closes, refreshes and moves tags. Asks once before unsaved changes are lost. `onLeft` runs if the open page was among the closed ones,
 * and another one has opened.
 *
 * Shape:  `question` is the pending question to the user; `announcement` is for screen readers.
 */
export function useTagCommands({
  onLeft,
  titleOf,
}: {
  onLeft: () => void;
  titleOf: (path: string) => TagTitle;
}) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [question, setQuestion] = useState<UnsavedQuestion | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const whenNothingIsLost = (kind: UnsavedQuestion['kind'], paths: readonly string[], action: () => void) => {
    const drafts = Object.values(useUnsavedDrafts.getState().drafts)
      .map(({ href, name }) => ({ path: pathOfDraft(href), name }))
      .filter(({ path }) => paths.includes(path));
    if (drafts.length === 0) {
      action();
      return;
    }
    setQuestion({
      kind,
      drafts,
      onConfirm: () => {
        setQuestion(null);
        useUnsavedDrafts.getState().discardPages(paths);
        action();
      },
      onCancel: () => setQuestion(null),
    });
  };

  const shownPath = () => router.state.location.pathname;
  const close = (closing: Closing) => {
    const { tags } = useTags.getState();
    const paths = tagsToClose(tags, closing).map(({ path }) => path);
    const remove = async () => {
      const leaves = paths.includes(shownPath());
      if (leaves) await router.navigate({ href: successorOf(withoutTags(tags, paths)) });
      // a page that blocked the navigation keeps its tag
      useTags.getState().close(paths.filter((path) => path !== shownPath()));
      if (leaves) onLeft();
    };
    if (paths.length > 0) whenNothingIsLost('close', paths, () => void remove());
  };
  const refresh = (path: string) => {
    const href = useTags.getState().tags.find((tag) => tag.path === path)?.href ?? path;
    whenNothingIsLost('refresh', [path], () => {
      void router.navigate({ href: `/redirect${href}`, replace: path === shownPath() });
    });
  };
  const move: TagCommands['move'] = (target) => {
    const { tags, move: moveInStore } = useTags.getState();
    moveInStore(target);
    const moved = useTags.getState().tags;
    if (moved === tags) return;
    const position = moved.findIndex(({ path }) => path === target.path) + 1;
    setAnnouncement(t('tags.moved', { page: titleOf(target.path).title, position, total: moved.length }));
  };
  const commands: TagCommands = { close, refresh, move };
  return { commands, question, announcement };
}
