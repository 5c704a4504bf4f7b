import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { styleSingleton } from './style-singleton';

const outline = () => getComputedStyle(document.body).outlineStyle;

it('applies the styles of the first component until the last is gone, without a style element', async () => {
  const Styles = styleSingleton();
  const elements = document.querySelectorAll('style').length;
  const pair = (first: boolean, second: boolean) => (
    <>
      {first && <Styles styles="body { outline: 1px dotted }" />}
      {second && <Styles styles="body { outline: 1px dashed }" />}
    </>
  );
  const { rerender } = await render(pair(true, false));
  expect(outline()).toBe('dotted');
  await rerender(pair(true, true));
  expect(outline()).toBe('dotted');
  await rerender(pair(false, true));
  expect(outline()).toBe('dotted');
  expect(document.querySelectorAll('style')).toHaveLength(elements);
  await rerender(pair(false, false));
  expect(outline()).toBe('none');
  await rerender(pair(false, true));
  expect(outline()).toBe('dashed');
});
