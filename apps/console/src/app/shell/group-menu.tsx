import { NavGroupMenu, type NavGroupMenuProps } from '@meridian/ui/shell';

/** The menu of a group in the folded sidebar. In a separate file, so that its code is loaded on demand. */
export function GroupMenu(props: NavGroupMenuProps) {
  return <NavGroupMenu {...props} />;
}
