import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useColumnState } from './use-column-state';

it('renders on a server, which has no user storage', () => {
  const getItem = vi.fn(() => '{"columnVisibility":{"cost":false}}');
  vi.stubGlobal('localStorage', { getItem });
  const Table = () => createElement('p', null, JSON.stringify(useColumnState('report')[0]));
  expect(renderToString(createElement(Table))).toBe('<p>{}</p>');
  expect(getItem).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
