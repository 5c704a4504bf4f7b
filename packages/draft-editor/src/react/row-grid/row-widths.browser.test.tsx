import { languages } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../css/styles.css';
import { draftSync, exampleDraft, exampleLimits } from '../../core';
import { RowGrid } from './row-grid';

/** In a window 1440 px wide, beside the folded navigation, the structure and the preview. */
const gridWidth = 780;

const unit = { kind: 'unit', id: 'unit-1', isSynchronized: true, reasons: [] } as const;

it.each(languages)('shows keywords with their whole state beside the preview in %s', async (language) => {
  await page.viewport(1000, 600);
  const draft = exampleDraft();
  const { container } = await render(
    <div style={{ display: 'flex', width: gridWidth, height: 400, fontFamily: 'Arial, sans-serif' }}>
      <RowGrid
        limits={exampleLimits}
        draft={draft}
        kind="keyword"
        within="unit-1"
        issues={undefined}
        sync={draftSync(draft, { sent: [unit], baseline: draft })}
        language={language}
        onCommand={() => {}}
        onUndo={() => {}}
        onRedo={() => {}}
        newId={() => 'new'}
      />
    </div>,
  );
  const state = { en: 'New', cn: '新增', tw: '新增' }[language];
  const inView = () =>
    [...container.querySelectorAll('[role=columnheader], [role=gridcell]')].filter(
      (cell) => cell.getBoundingClientRect().right <= gridWidth,
    );
  await expect.poll(() => inView().map((cell) => cell.textContent)).toContain(state);
  const texts = inView().flatMap((cell) => [...cell.querySelectorAll('.truncate')]);
  expect(texts.map((text) => text.textContent)).toContain(state);
  const cut = texts.filter((text) => text.scrollWidth > text.clientWidth);
  expect(cut.map((text) => text.textContent)).toEqual([]);
});
