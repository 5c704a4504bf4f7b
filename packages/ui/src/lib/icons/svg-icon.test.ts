import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckIcon } from './signs';

test('an icon without a name is hidden from screen readers', () => {
  const markup = renderToStaticMarkup(createElement(CheckIcon, { className: 'size-4' }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('class="lucide size-4"');
});

test('an icon with a name is not hidden', () => {
  const markup = renderToStaticMarkup(createElement(CheckIcon, { role: 'img', 'aria-label': 'Valid' }));
  expect(markup).toContain('aria-label="Valid"');
  expect(markup).not.toContain('aria-hidden');
});
