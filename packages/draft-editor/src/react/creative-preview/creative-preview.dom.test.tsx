import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { applyCommand, emptyFields, exampleDraft, exampleLimits, findRow, type RowFields } from '../../core';
import { CreativePreview, type CreativePreviewProps } from '../../index';

beforeAll(() => {
  // jsdom has neither, and Radix calls both when a list opens
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => {};
});

function renderPreview(
  changes: Partial<RowFields<'creative'>> = {},
  { keyword = '北海道滑雪', ...props }: Partial<CreativePreviewProps> & { keyword?: string } = {},
) {
  const { draft } = applyCommand(exampleDraft(), {
    type: 'update',
    kind: 'keyword',
    edits: [{ id: 'keyword-1', changes: { keyword } }],
  });
  const row = findRow(draft, 'creative', 'creative-1');
  if (!row) throw new Error('no creative');
  render(
    <CreativePreview
      draft={draft}
      limits={exampleLimits}
      creative={{ ...row, ...changes }}
      language="en"
      {...props}
    />,
  );
  return userEvent.setup();
}

const ad = () => screen.getByRole('article', { name: 'Ad as searchers see it' });
async function choose(user: ReturnType<typeof userEvent.setup>, select: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('shows the texts, the mark of an ad and the host of the final URL', () => {
  renderPreview({ title: '{地域}出发 {滑雪}', description1: '第一行。', description2: '第二行。' });
  expect(ad().textContent).toBe('上海出发 滑雪第一行。第二行。广告m.example.com');
  expect(within(ad()).getByRole('mark').textContent).toBe('上海');
  expect(within(ad()).getByRole('emphasis').textContent).toBe('滑雪');
});

it('is drawn in the light theme and in the language of the market', () => {
  renderPreview();
  expect(ad().dataset['theme']).toBe('light');
  expect(ad().lang).toBe('zh-Hans');
});

it('switches between devices, unless one is given', async () => {
  const user = renderPreview();
  await user.click(screen.getByRole('radio', { name: 'Computer' }));
  expect(ad().textContent).toContain('www.example.com');
});

it('shows the given device only', () => {
  renderPreview({}, { device: 'computer' });
  expect(ad().textContent).toContain('www.example.com');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('fills in the region in Chinese, whatever the language of its name', async () => {
  const user = renderPreview({ title: '{地域}出发' });
  await choose(user, 'Shown for region', "Xi'an");
  expect(within(ad()).getByRole('mark').textContent).toBe('西安');
});

it('shows the longest keyword of the unit', async () => {
  const user = renderPreview({ title: '{滑雪}五天四晚' }, { keyword: '二世谷亲子滑雪' });
  await choose(user, 'Keyword wildcards', 'Longest keyword of the unit');
  expect(within(ad()).getByRole('emphasis').textContent).toBe('二世谷亲子滑雪');
  expect(screen.queryByRole('status')).toBeNull();
});

it('falls back to the default word, and names the keyword and the field', async () => {
  const user = renderPreview(
    { title: '{滑雪}五天四晚，雪票酒店全包，小团出行' },
    { keyword: '北海道二世谷亲子滑雪私人教练' },
  );
  await choose(user, 'Keyword wildcards', 'Longest keyword of the unit');
  expect(within(ad()).getByRole('emphasis').textContent).toBe('滑雪');
  expect(screen.getByRole('status').textContent).toBe(
    'Title: 60 characters with the keyword “北海道二世谷亲子滑雪私人教练”; the limit is 50. The default word is shown.',
  );
});

it('has placeholders for empty fields', () => {
  renderPreview({ ...emptyFields.creative, mobileFinalUrl: 'ski' });
  expect(ad().textContent).toBe('TitleDescription广告No final URL');
});

it('offers no keyword if the unit has none', async () => {
  const draft = applyCommand(exampleDraft(), { type: 'remove', kind: 'keyword', ids: ['keyword-1'] }).draft;
  const user = renderPreview({}, { draft });
  expect(screen.getByText('This unit has no keywords.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Keyword wildcards' }));
  const option = await screen.findByRole('option', { name: 'Longest keyword of the unit' });
  expect(option.getAttribute('aria-disabled')).toBe('true');
});
