/** An item and a position, as screen readers read them. */
export interface DragPosition {
  title: string;
  /** Such as "Position 2 of 5". */
  where: string;
}

/** What screen readers read while an item is dragged. */
export interface DragLabels {
  /** Read with every handle. */
  moveHelp: string;
  pickedUp: (item: DragPosition) => string;
  movedTo: (item: DragPosition) => string;
  dropped: (item: DragPosition) => string;
  putBack: (title: string) => string;
}

/** Texts of drags by language of the interface. */
export const dragLabels: Record<'cn' | 'en' | 'tw', DragLabels> = {
  cn: {
    moveHelp:
      '按空格键选中，用上下方向键移动，再按空格键放置，按 Esc 键取消。按住 Alt 键再按上下方向键可直接移动。',
    pickedUp: ({ title, where }) => `已选中“${title}”，${where}`,
    movedTo: ({ title, where }) => `“${title}”，${where}`,
    dropped: ({ title, where }) => `已放置“${title}”，${where}`,
    putBack: (title) => `已取消移动，“${title}”回到原位置`,
  },
  en: {
    moveHelp:
      'Press Space to pick it up, the arrow keys to move it, Space to drop it, or Escape to cancel. Alt with the up or down arrow moves it directly.',
    pickedUp: ({ title, where }) => `${title} picked up. ${where}`,
    movedTo: ({ title, where }) => `${title}. ${where}`,
    dropped: ({ title, where }) => `${title} dropped. ${where}`,
    putBack: (title) => `Move cancelled. ${title} is back in its original position.`,
  },
  tw: {
    moveHelp:
      '按空白鍵選取，用上下方向鍵移動，再按空白鍵放置，按 Esc 鍵取消。按住 Alt 鍵再按上下方向鍵可直接移動。',
    pickedUp: ({ title, where }) => `已選取「${title}」，${where}`,
    movedTo: ({ title, where }) => `「${title}」，${where}`,
    dropped: ({ title, where }) => `已放置「${title}」，${where}`,
    putBack: (title) => `已取消移動，「${title}」回到原位置`,
  },
};
