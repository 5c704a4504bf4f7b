/** A visited page in a `TagsBar`. */
export interface TagsBarItem {
  /** Unique in the bar, for example the path of the page. */
  key: string;
  /** Already translated, short. */
  title: string;
  /** The full name, for the tooltip. */
  detail?: string | undefined;
  /** False: the tag is pinned, has no close button, and stays before the closable ones. */
  isClosable: boolean;
  /** True: the page has unsaved changes, and the tag has a dot. */
  isUnsaved?: boolean | undefined;
}

/** A tag, and the tag that follows it after the move; null: it moves to the end. */
export interface TagMove {
  key: string;
  before: string | null;
}

/** Position at which the context menu of a tag opens, in px of the window. */
export interface TagMenuPosition {
  x: number;
  y: number;
}

export interface TagsBarLabels {
  /** Names the navigation. */
  bar: string;
  /** Name of the pin of tags that cannot be closed. */
  pinned: string;
  /** Names the dot of unsaved tags; needed once a tag is unsaved. */
  unsaved?: string | undefined;
  /** Names the close button of a tag. */
  close: (title: string) => string;
  /** The tooltip of the close buttons. */
  closeHint: string;
}
