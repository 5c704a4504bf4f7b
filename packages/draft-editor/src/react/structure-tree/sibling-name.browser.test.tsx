import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../css/styles.css';
import { emptyFields, exampleLimits, fromRows, rootId } from '../../core';
import { StructureTree } from './structure-tree';

const names = ['软件开发公司-低意向', '软件开发公司-中意向', '软件开发公司-高意向', '品牌词'];
const draft = fromRows({
  name: '',
  rows: {
    campaign: names.map((campaignName, index) => ({
      ...emptyFields.campaign,
      id: `campaign-${index}`,
      parentId: rootId,
      campaignName,
    })),
    unit: [],
    keyword: [],
    creative: [],
    picture: [],
  },
});

async function open(width: number) {
  await render(
    <div style={{ width, height: 300 }}>
      <StructureTree
        limits={exampleLimits}
        draft={draft}
        issues={undefined}
        selected={undefined}
        language="cn"
        newId={() => 'new'}
        onSelect={() => undefined}
        onCommand={() => undefined}
        onDelete={() => undefined}
      />
    </div>,
  );
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
}

/** The visible parts of a name, and whether each is cut. */
const partsOf = (name: string) => {
  const item = page.getByRole('treeitem', { name: new RegExp(name) }).element();
  return [...item.querySelectorAll('[title] > [aria-hidden]')].map((part) => ({
    text: part.textContent,
    isCut: part.scrollWidth > part.clientWidth,
  }));
};

it('in a narrow tree, shows the part of a name that differs, and names the item in full', async () => {
  await open(250);
  for (const [index, level] of ['低', '中', '高'].entries()) {
    expect(partsOf(names[index] ?? '')).toEqual([
      { text: '软', isCut: false },
      { text: '件开发公司-', isCut: true },
      { text: `${level}意向`, isCut: false },
    ]);
    await expect.element(page.getByTitle(names[index] ?? '', { exact: true })).toBeVisible();
  }
  // its siblings begin differently
  expect(partsOf('品牌词')).toEqual([]);
});

it('in a wide tree, shows whole names', async () => {
  await open(480);
  for (const name of names.slice(0, 3)) {
    expect(partsOf(name).map(({ isCut }) => isCut)).toEqual([false, false, false]);
    expect(
      partsOf(name)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
  }
});
