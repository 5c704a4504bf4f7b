import { importStates } from '@meridian/api-client/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { readDraftsText } from '../../lib/drafts/unsaved-drafts-text';
import { useNotices } from '../../lib/page/notices';
import { demoUser } from '../../testing/demo/demo-accounts';
import {
  numberQuestions,
  partLoad,
  partQuestion,
  unknownDetection,
  unknownQuestion,
  workbookDetection,
  workbookQuestions,
} from '../../testing/demo/demo-loads';
import { importOf, renderImports } from './testing/render-imports';
import { useCheckFirst } from './upload/use-check-first';
import { useWatchedImports } from './watched-imports';

/** Each test has a separate run: unsent answers belong to one run. */
let run = 0;

beforeEach(() => {
  run += 1;
  useCheckFirst.setState(useCheckFirst.getInitialState());
  useWatchedImports.setState({ ids: [] });
  useNotices.setState({ waiting: [] });
});

const id = '5f0d2c46-95a7-4f1c-8f0e-3a3f0ad7c001';
const partOf = (more: Parameters<typeof importOf>[1] = {}) =>
  importOf('part', {
    id,
    state: importStates.review,
    finishedTime: new Date(Date.UTC(2026, 10, 21, 1, 0, run)).toISOString(),
    section: 'keyword',
    loads: [partLoad],
    questions: [partQuestion('en')],
    ...more,
  });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const importButton = page.getByRole('button', { name: 'Import', exact: true });

describe('an import in review', () => {
  it('shows the sums of both number formats, accounts for every row, and remembers the answers', async () => {
    const skipped = { blank: 1, totals: 2, repeated: 0, otherAccounts: 0 };
    const rowCounts = { file: 189, imported: 182, merged: 4, skipped, failed: 0 };
    const { row, bodiesOf } = await renderImports(
      [partOf({ questions: numberQuestions('en'), detection: workbookDetection, rowCounts })],
      { responses: { '/reportImport/book': () => ({ data: { id } }) } },
    );
    await row('part').getByRole('button', { name: 'Review part.csv' }).click();
    const review = dialog('Check before importing');
    await expect.element(review).toHaveTextContent('189 in the file: 182 to import, 4 merged, 3 skipped');
    await review
      .getByRole('radio', { name: 'Decimal comma (1.234,56): impressions 96,000, clicks 31, cost 1,840,000' })
      .click();
    await review.getByRole('radio', { name: '“Link clicks”, total 17' }).click();
    await importButton.click();
    await expect.element(review).not.toBeInTheDocument();
    const choices = { number_format: 'comma', 'metric_columns:click': 'metric_2' };
    expect(bodiesOf('/reportImport/book')).toEqual([
      { id, mode: 'book', answers: { choices }, remember: true },
    ]);
  });

  it('shows its effect, and is applied with the answer', async () => {
    const { row, bodiesOf, router } = await renderImports([partOf()], {
      responses: { '/reportImport/book': () => ({ data: { id } }) },
    });
    await expect.element(row('part')).toHaveTextContent(/Needs your answer.*1 open question/);
    await row('part').getByRole('button', { name: 'Review part.csv' }).click();
    const review = dialog('Check before importing');
    await expect
      .element(review)
      .toHaveTextContent('Replaces 700 rows, ￥3,688,980.08 with 182 rows, ￥958,253.62.');
    await expect
      .element(review.getByRole('row', { name: /^Cost .*958,253\.62 −2,730,726\.46/ }))
      .toBeVisible();
    expect(router.state.location.search).toEqual({ id });
    await expect.element(importButton).toBeDisabled();
    await expect.element(importButton).toHaveAccessibleDescription('Answer 1 question to import.');
    await review.getByRole('radio', { name: 'Add to these days' }).click();
    await importButton.click();
    await expect.element(review).not.toBeInTheDocument();
    expect(bodiesOf('/reportImport/book')).toEqual([
      { id, mode: 'book', answers: { choices: { 'less_than_before:1': 'add' } } },
    ]);
    expect(router.state.location.search).toEqual({});
  });

  it('opens from a link, and keeps answers that the server rejects', async () => {
    const { row } = await renderImports([partOf()], {
      openId: id,
      responses: { '/reportImport/book': () => ({ code: 409, message: 'no' }) },
    });
    const answer = page.getByRole('radio', { name: 'Replace these days' });
    await answer.click();
    await importButton.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(answer).toBeChecked();
    await expect.element(importButton).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(answer).not.toBeInTheDocument();
    await row('part').getByRole('button', { name: 'part.csv', exact: true }).click();
    await expect.element(answer).toBeChecked();
  });

  it('asks for the data of a new account, and reads changed columns again before it is applied', async () => {
    const questions = workbookQuestions('en').filter(({ code }) => code === 'account_unknown');
    const { bodiesOf } = await renderImports([partOf({ questions, detection: workbookDetection })], {
      openId: id,
      responses: { '/reportImport/book': () => ({ code: 409, message: 'no' }) },
    });
    await page.getByRole('radio', { name: 'Create the account' }).click();
    await importButton.click();
    const accountNo = page.getByRole('textbox', { name: 'Account no.' });
    await expect.element(accountNo).toHaveAccessibleDescription('Fill in this field.');
    await accountNo.fill('77001');
    await expect.element(page.getByText('5 of 7 used')).toBeVisible();
    await page.getByRole('combobox', { name: 'Field for 咨询量' }).click();
    await page.getByRole('option', { name: 'Conversions' }).click();
    await expect.element(importButton).toBeDisabled();
    await page.getByRole('button', { name: 'Check again' }).click();
    await vi.waitFor(() =>
      expect(bodiesOf('/reportImport/book')).toEqual([
        {
          id,
          mode: 'preview',
          answers: {
            choices: { 'account_unknown:Sakura Hotel': 'create' },
            columns: { 咨询量: 'conversion' },
            accounts: { 'Sakura Hotel': { accountNo: '77001', currency: 'INR', timeZone: 'Asia/Shanghai' } },
          },
        },
      ]),
    );
  });

  it('guides from unknown columns to a mapping with a period, which is checked before it is applied', async () => {
    const item = { questions: [unknownQuestion('en')], detection: unknownDetection, loads: [] };
    const { bodiesOf } = await renderImports([partOf(item)], {
      openId: id,
      responses: { '/reportImport/book': () => ({ data: { id } }) },
    });
    await expect.element(page.getByText(/Meridian doesn’t recognise these columns/)).toBeVisible();
    await expect.element(importButton).toBeDisabled();
    await expect
      .element(importButton)
      .toHaveAccessibleDescription('Follow the notice above, then check again.');
    await page.getByRole('combobox', { name: 'Row with the column names' }).click();
    await page.getByRole('option', { name: 'Row 2: Tili · 8840213' }).click();
    await page.getByRole('combobox', { name: 'Field for Kulut' }).click();
    await page.getByRole('option', { name: 'Cost', exact: true }).click();
    const period = page.getByRole('group', { name: 'Period for all rows' });
    await period.getByRole('button').click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(importButton).toHaveAccessibleDescription(/^Check again first/);
    await page.getByRole('button', { name: 'Check again' }).click();
    await vi.waitFor(() =>
      expect(bodiesOf('/reportImport/book')).toEqual([
        {
          id,
          mode: 'preview',
          answers: {
            choices: {},
            headerRow: 2,
            columns: { Kulut: 'cost' },
            period: { beginDate: '2026-11-14', endDate: '2026-11-20' },
          },
        },
      ]),
    );
    // a column with the days determines the period
    await page.getByRole('combobox', { name: 'Field for Laite' }).click();
    await page.getByRole('option', { name: 'Week', exact: true }).click();
    await expect.element(period).not.toBeInTheDocument();
  });

  it('restores answers and typed text after it was closed or the window was reloaded, until they are sent', async () => {
    useUnsavedDrafts.getState().claim('lin');
    const item = { questions: [unknownQuestion('en')], detection: unknownDetection, loads: [] };
    const field = page.getByRole('combobox', { name: 'Field for Kulut' });
    const { router } = await renderImports([partOf(item)], { openId: id });
    await field.click();
    await page.getByRole('option', { name: 'Cost', exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    // a reload reads what the window has
    const stored = readDraftsText(sessionStorage.getItem('keptDrafts')).drafts;
    expect(Object.values(stored)).toMatchObject([{ name: 'part.csv', href: `/reportImport?id=${id}` }]);
    useUnsavedDrafts.setState({ drafts: {} });
    useUnsavedDrafts.setState({ drafts: stored });
    await router.navigate({ href: `/reportImport?id=${id}` });
    await expect.element(field).toHaveTextContent('Cost');
    // unchanged since opening: nothing is unsaved
    await field.click();
    await page.getByRole('option', { name: 'Not used', exact: true }).click();
    expect(useUnsavedDrafts.getState().drafts).toEqual({});
  });

  it('uses a value for all rows, and remembers the decisions for the next file', async () => {
    const detection = { ...workbookDetection, sheets: [], constants: { device: 'mobile' } };
    const notes = [
      { code: 'remembered_mapping', params: {}, message: 'Columns as in your import of today.' },
    ];
    const { bodiesOf } = await renderImports([partOf({ questions: [], detection, notes })], {
      openId: id,
      responses: { '/reportImport/book': () => ({ data: { id } }) },
    });
    await expect.element(page.getByText('Columns as in your import of today.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('mobile');
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('combobox', { name: 'Field', exact: true }).last().click();
    await page.getByRole('option', { name: 'Unit', exact: true }).click();
    await expect.element(importButton).toBeDisabled();
    await page.getByRole('button', { name: 'Check again' }).click();
    const value = page.getByRole('textbox', { name: 'Value' }).last();
    await expect.element(value).toHaveAccessibleDescription('Fill in this field.');
    await value.fill('Brand');
    await page.getByRole('button', { name: 'Check again' }).click();
    await vi.waitFor(() =>
      expect(bodiesOf('/reportImport/book')).toEqual([
        {
          id,
          mode: 'preview',
          answers: { choices: {}, constants: { device: 'mobile', adgroupName: 'Brand' } },
        },
      ]),
    );
    await page.getByRole('button', { name: 'Remove Unit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(' Weekly ');
    await importButton.click();
    await vi.waitFor(() =>
      expect(bodiesOf('/reportImport/book').at(-1)).toMatchObject({ remember: true, rememberAs: 'Weekly' }),
    );
  });

  it('forgets the decisions', async () => {
    const notes = [
      { code: 'remembered_mapping', params: {}, message: 'Columns as in your import of today.' },
    ];
    const { bodiesOf } = await renderImports([partOf({ questions: [], notes })], {
      openId: id,
      responses: { '/reportImport/book': () => ({ data: { id } }) },
    });
    await page.getByRole('textbox', { name: 'Name' }).fill('Weekly');
    await page.getByRole('checkbox', { name: /^Remember columns/ }).click();
    await importButton.click();
    await vi.waitFor(() =>
      expect(bodiesOf('/reportImport/book').at(-1)).toEqual({
        id,
        mode: 'book',
        remember: false,
        answers: { choices: {} },
      }),
    );
  });

  it('creates an account for a user who may, and refetches the accounts', async () => {
    const questions = workbookQuestions('en').filter(({ code }) => code === 'account_unknown');
    const { bodiesOf } = await renderImports([partOf({ questions })], {
      openId: id,
      responses: {
        '/reportImport/book': () => ({ data: { id } }),
        '/user/getUserInfo': () => ({ data: demoUser('en', []) }),
      },
    });
    await page.getByRole('radio', { name: 'Create the account' }).click();
    await page.getByRole('textbox', { name: 'Account no.' }).fill('77001');
    await importButton.click();
    await vi.waitFor(() => expect(bodiesOf('/user/getUserInfo')).toHaveLength(1));
  });

  it('does not offer an account to a user who may not create one', async () => {
    const questions = workbookQuestions('en').filter(({ code }) => code === 'account_unknown');
    await renderImports([partOf({ questions })], { openId: id, permissions: [] });
    await expect.element(page.getByRole('radio', { name: 'Skip these rows' })).toBeVisible();
    expect(page.getByRole('radio', { name: 'Create the account' }).query()).toBeNull();
  });

  it('is discarded after confirmation', async () => {
    const { bodiesOf } = await renderImports([partOf()], {
      openId: id,
      responses: { '/reportImport/undo': () => ({ data: { effects: [], blockedBy: [], isExpired: false } }) },
    });
    await page.getByRole('button', { name: 'Discard…' }).click();
    await dialog('Discard part.csv?').getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf('/reportImport/undo')).toEqual([{ id }]);
  });

  it('is shown without a form to a user who may not import', async () => {
    await renderImports([partOf()], { openId: id, canImport: false });
    await expect.element(dialog('Import details')).toHaveTextContent('You can view imports');
    expect(importButton.query()).toBeNull();
  });

  it('says that an import does not exist', async () => {
    await renderImports([], { openId: id });
    await expect.element(dialog('Import details')).toHaveTextContent('This import doesn’t exist');
  });
});

describe('a completed import', () => {
  const booked = partOf({ state: importStates.done, questions: [], canUndo: true });
  const { before, after } = partLoad.effect;
  const effects = [{ loadId: 'part', effect: { ...partLoad.effect, before: after, after: before } }];
  const openUndo = async () => {
    await page.getByRole('button', { name: 'More actions for part.csv' }).click();
    await page.getByRole('menuitem', { name: 'Undo…' }).click();
    return dialog('Undo the import of part.csv?');
  };

  it('is undone after its effect is shown', async () => {
    const { bodiesOf, row } = await renderImports([booked], {
      responses: { '/reportImport/undo': () => ({ data: { effects, blockedBy: [], isExpired: false } }) },
    });
    await expect.element(row('part')).toHaveTextContent('Replaced 700 rows, ￥3,688,980.08');
    const undo = await openUndo();
    await expect.element(undo).toHaveTextContent('Replaces 182 rows, ￥958,253.62 with 700 rows');
    await undo.getByRole('button', { name: 'Undo import' }).click();
    await expect.element(undo).not.toBeInTheDocument();
    expect(bodiesOf('/reportImport/undo')).toEqual([{ id, isPreview: true }, { id }]);
  });

  it('says that it can no longer be undone', async () => {
    const data = { effects: [], blockedBy: [], isExpired: true };
    await renderImports([booked], { responses: { '/reportImport/undo': () => ({ data }) } });
    const undo = await openUndo();
    await expect.element(undo).toHaveTextContent(/can no longer be undone/);
    await expect.element(undo.getByRole('button', { name: 'Undo import' })).toBeDisabled();
  });

  it('names the obstacles to its undo', async () => {
    await renderImports([booked], {
      responses: {
        '/reportImport/undo': () => ({ data: { effects: [], blockedBy: ['day.csv'], isExpired: false } }),
      },
    });
    const undo = await openUndo();
    await expect.element(undo).toHaveTextContent(/Later imports depend on this one.*day\.csv/);
    await expect.element(undo.getByRole('button', { name: 'Undo import' })).toBeDisabled();
  });
});

it('lists recent imports, waiting ones, or all', async () => {
  const { row, requests, router } = await renderImports([
    importOf('waiting', { state: importStates.review, createdTime: '2026-11-01T01:00:00Z' }),
    importOf('new'),
    importOf('old', { createdTime: '2026-11-01T01:00:00Z' }),
  ]);
  await expect.element(row('new')).toBeVisible();
  await expect.element(row('waiting')).toBeVisible();
  expect(row('old').query()).toBeNull();
  expect(page.getByText('Lin Wei').query()).toBeNull();
  await expect.element(page.getByText('1,662 rows, ₹18,859.20 in 3 files')).toBeVisible();

  await page.getByText('Needs your attention', { exact: false }).click();
  await expect.element(row('new')).not.toBeInTheDocument();
  await expect.element(row('waiting')).toBeVisible();
  expect(requests().at(-1)).toMatchObject({ query: { state: importStates.review } });

  await page.getByText('History').click();
  await expect.element(row('old')).toBeVisible();
  await expect.element(row('old')).toHaveTextContent('Lin Wei');
  expect(router.state.location.search).toEqual({ view: 'history' });
});

it('guides to the history if nothing was imported recently', async () => {
  const { row } = await renderImports([importOf('old', { createdTime: '2026-11-01T01:00:00Z' })], {
    totalCount: 0,
  });
  await expect.element(page.getByText('No imports in the last 24 hours')).toBeVisible();
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect.element(row('old')).toBeVisible();
});

describe('header profiles', () => {
  const mapping = {
    profile: 'baidu',
    headerKey: 'key',
    name: null,
    columns: { 咨询量: 'conversion', 排名区间: 'ignore' },
    constants: { device: 'mobile' },
    numberFormat: 'comma',
    storedTime: '2026-11-20T08:00:00Z',
  };

  it('are listed, named and deleted', async () => {
    let list: object[] = [mapping];
    const { bodiesOf } = await renderImports([], {
      responses: {
        '/reportImport/mappings': () => ({ data: { list } }),
        '/reportImport/mapping/rename': (body) => {
          list = [{ ...mapping, ...(body as object) }]; // the body that this test sends
          return { data: {} };
        },
        '/reportImport/mapping/delete': () => {
          list = [];
          return { data: {} };
        },
      },
    });
    await page.getByRole('button', { name: 'Column mappings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Column mappings' });
    await expect.element(dialog.getByText('咨询量 → Conversions')).toBeVisible();
    await expect.element(dialog.getByText('排名区间 → not used')).toBeVisible();
    await dialog.getByRole('button', { name: 'Rename Unnamed' }).click();
    const name = dialog.getByRole('textbox', { name: 'Name of the column mapping' });
    await expect.element(name).toHaveFocus();
    await name.fill(' Sakuraya ');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Sakuraya')).toBeVisible();
    expect(bodiesOf('/reportImport/mapping/rename')).toEqual([
      { profile: 'baidu', headerKey: 'key', name: 'Sakuraya' },
    ]);
    // Escape leaves the name, and the dialog stays open
    await dialog.getByRole('button', { name: 'Rename Sakuraya' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(name).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Delete Sakuraya' }).click();
    await page
      .getByRole('dialog', { name: /^Delete/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect.element(dialog.getByText('No column mappings yet')).toBeVisible();
    expect(bodiesOf('/reportImport/mapping/delete')).toEqual([{ profile: 'baidu', headerKey: 'key' }]);
  });

  it('report that they could not be loaded', async () => {
    await renderImports([], {
      responses: { '/reportImport/mappings': () => ({ code: 403, message: 'no' }) },
    });
    await page.getByRole('button', { name: 'Column mappings' }).click();
    await expect.element(page.getByText('Couldn’t load the column mappings')).toBeVisible();
  });
});

it('uploads for a check unless a user turned that off, and announces when it is ready', async () => {
  const { uploads, become } = await renderImports([]);
  await expect.element(page.getByRole('switch', { name: 'Check before importing' })).toBeChecked();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['date,cost'], 'week.csv'));
  if (field) field.files = transfer.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(uploads).toMatchObject([{ fields: { mode: 'preview' } }]));
  become([partOf()]);
  uploads[0]?.respond({ code: 200, data: { id } });
  await vi.waitFor(() =>
    expect(useNotices.getState().waiting).toMatchObject([{ title: 'part.csv needs your answer' }]),
  );
  useNotices.getState().waiting[0]?.action?.onClick();
  await expect.element(dialog('Check before importing')).toBeVisible();
});

it('announces nothing about the open import, which shows its own state', async () => {
  const { become } = await renderImports([partOf({ state: importStates.running })], { openId: id });
  await expect.element(page.getByText('Reading the file again with your answers…')).toBeVisible();
  useWatchedImports.setState({ ids: [id] });
  become([partOf()]);
  await expect.element(dialog('Check before importing')).toBeVisible();
  await vi.waitFor(() => expect(useWatchedImports.getState().ids).toEqual([]));
  expect(useNotices.getState().waiting).toEqual([]);
});
