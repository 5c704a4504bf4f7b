import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoldedNav } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';
import { NavList, type NavListProps } from './nav-list';

const navigation: NavListProps = {
  items: [
    {
      key: 'search',
      title: 'Search ads',
      href: '#keywords',
      children: [{ key: 'keywords', title: 'Keywords', href: '#keywords' }],
    },
  ],
  activeKey: 'keywords',
  renderLink: ({ href }, props) => createElement('a', { href, ...props }),
};

it('a server without a document renders the list', () => {
  expect(renderToString(createElement(NavList, navigation))).toContain('aria-current="page"');
});

it('a server without a document renders the buttons of groups', () => {
  const html = renderToString(
    createElement(FoldedNav, {
      ...navigation,
      renderGroup: (group) => createElement(NavGroupMenu, group),
    }),
  );
  expect(html).toContain('aria-haspopup="menu"');
  expect(html).toContain('aria-label="Search ads"');
});
