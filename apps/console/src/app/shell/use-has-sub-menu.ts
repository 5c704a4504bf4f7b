import { hasPage } from '../navigation/pages';
import { subMenuOf } from '../navigation/sub-menu';
import { useShownPath, useSignedIn } from './use-shell';

/** Whether the server asks for a sub menu next to the open page, and the user may open one of its pages. */
export function useHasSubMenu(): boolean {
  const { routes } = useSignedIn();
  return subMenuOf(routes, useShownPath(), hasPage) !== null;
}
