/** A command of the menus of a `TagsBar`. */
export interface TagMenuEntry {
  /** Already translated, unique in the menu. */
  label: string;
  isDisabled?: boolean | undefined;
  /** Whether it follows a separator. */
  beginsGroup?: boolean | undefined;
  onSelect: () => void;
}
