import { useDrag, type Drag } from '../../drag/use-drag';
import { moveByDrop } from './move-by-drop';
import type { TagMove, TagsBarItem } from './tag';

/**
 * Dragging of tags by mouse or pen. A finger scrolls the strip. Pinned tags change places only with pinned tags, others only with others.
 * The host announces every move, including those by keyboard.
 */
export function useTagSorting(tags: readonly TagsBarItem[], onMove: (move: TagMove) => void): Drag {
  return useDrag({
    start: 'link',
    detect: 'item',
    targetsOf: (id) => {
      const isClosable = tags.find(({ key }) => key === id)?.isClosable;
      return {
        ids: tags.filter((tag) => tag.isClosable === isClosable).map(({ key }) => key),
        home: [id],
      };
    },
    onDrop: (key, over) => {
      const move = moveByDrop(tags, { key, over });
      if (move) onMove(move);
    },
  });
}
