import { hasPage } from '../navigation/pages';
import { subMenuOf } from '../navigation/sub-menu';
import { useShownPath, useSignedIn } from './use-shell';

/** Whether the server wants a sub menu beside the open page, and the user may open something of it. */
export function useHasSubMenu(): boolean {
  const { routes } = useSignedIn();
  return subMenuOf(routes, useShownPath(), hasPage) !== null;
}
