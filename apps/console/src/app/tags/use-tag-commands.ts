import { useRouter } from '@tanstack/react-router';
import { pathOfDraft, useUnsavedDrafts } from '../../lib/unsaved-drafts';
import { successorOf, tagsToClose, withoutTags, type Closing } from './tags';
import { useTags } from './tags-store';
import { useLater, type Later } from './use-later';

const loadDialog = () => import('./unsaved-dialog');

/** What would be lost, and what happens if that is all right. */
export interface UnsavedQuestion {
  kind: 'close' | 'refresh';
  drafts: readonly { path: string; name: string }[];
  onConfirm: () => void;
  onCancel: () => void;
}

export interface TagCommands {
  close: (closing: Closing) => void;
  /** Opens the page of a tag anew, with new data. */
  refresh: (path: string) => void;
  /** Asked, with its dialog, before something typed is lost; null while nothing is. */
  asked: Later<UnsavedQuestion, typeof loadDialog> | null;
}

/**
 * Closing and refreshing of tags. Asks once before anything that was typed is lost. `onLeft`: the open page was among
 * the closed ones, and another one has opened.
 */
export function useTagCommands({ onLeft }: { onLeft: () => void }): TagCommands {
  const router = useRouter();
  const [asked, ask, dismiss] = useLater<UnsavedQuestion, typeof loadDialog>(loadDialog);

  const whenNothingIsLost = (kind: UnsavedQuestion['kind'], paths: readonly string[], action: () => void) => {
    const drafts = Object.values(useUnsavedDrafts.getState().drafts)
      .map(({ href, name }) => ({ path: pathOfDraft(href), name }))
      .filter(({ path }) => paths.includes(path));
    if (drafts.length === 0) {
      action();
      return;
    }
    ask({
      kind,
      drafts,
      onConfirm: () => {
        dismiss();
        useUnsavedDrafts.getState().discardPages(paths);
        action();
      },
      onCancel: dismiss,
    });
  };

  const shownPath = () => router.state.location.pathname;
  const close = (closing: Closing) => {
    const { tags } = useTags.getState();
    const paths = tagsToClose(tags, closing).map(({ path }) => path);
    const remove = async () => {
      const leaves = paths.includes(shownPath());
      if (leaves) await router.navigate({ href: successorOf(withoutTags(tags, paths)) });
      // a page that did not let itself be left keeps its tag
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
  return { close, refresh, asked };
}
