import type { NavItem, NavListProps } from '@meridian/ui/shell';
import { Link } from '@tanstack/react-router';
import type { NavigationItem } from '../navigation/menu';
import { NavIcon } from './nav-icon';
import { useMenu, useNodeTitle } from './use-shell';

/** The sidebar's entries and the highlighted one, in the form for the navigation of `ui`. */
export function useNavigation(): Pick<NavListProps, 'items' | 'activeKey' | 'renderLink'> {
  const { menu, activePath } = useMenu();
  const titleOf = useNodeTitle();
  const itemOf = ({ path, href, node, children }: NavigationItem): NavItem => ({
    key: path,
    title: titleOf(node),
    href,
    icon: <NavIcon node={node} />,
    children: children.map(itemOf),
  });
  return { items: menu.map(itemOf), activeKey: activePath, renderLink };
}

const renderLink: NavListProps['renderLink'] = ({ href }, props) => (
  <Link to={href} activeOptions={{ exact: true, includeSearch: false }} activeProps={{}} {...props} />
);
