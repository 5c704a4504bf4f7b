import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from '../components/chip/chip';
import { EmptyState } from '../components/empty-state/empty-state';
import { IconButton } from '../components/icon-button/icon-button';
import { DownloadIcon } from '../icons';
import { guide, textsOf } from '../stories/guide';
import { inLanguage, type StoryLanguage } from '../stories/in-language';
import { DataTable, type DataTableColumn, type DataTableProps } from '../table';

interface ExportedFile {
  id: string;
  name: string;
  report: keyof (typeof texts)['en']['reports'];
  rowCount: number;
  isReady: boolean;
}

const texts = {
  en: {
    caption: 'Files',
    file: 'File',
    report: 'Report',
    state: 'State',
    rows: 'Rows',
    actions: 'Actions',
    reports: { keyword: 'Keyword', term: 'Search term', region: 'Region' },
    ready: 'Ready',
    waiting: 'Waiting',
    save: (name: string) => `Save ${name}`,
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all files',
    empty: 'No files yet',
    how: 'Export a report to see it here.',
    failed: 'Couldn’t load the files',
    tryAgain: 'Try again.',
  },
  cn: {
    caption: '文件',
    file: '文件',
    report: '报告',
    state: '状态',
    rows: '行数',
    actions: '操作',
    reports: { keyword: '关键词', term: '搜索词', region: '地域' },
    ready: '已就绪',
    waiting: '等待中',
    save: (name: string) => `保存 ${name}`,
    select: (name: string) => `选择 ${name}`,
    selectAll: '选择全部文件',
    empty: '还没有文件',
    how: '导出报告后，文件会显示在这里。',
    failed: '无法加载文件',
    tryAgain: '请重试。',
  },
  tw: {
    caption: '檔案',
    file: '檔案',
    report: '報表',
    state: '狀態',
    rows: '列數',
    actions: '操作',
    reports: { keyword: '關鍵字', term: '搜尋字詞', region: '地區' },
    ready: '已就緒',
    waiting: '等待中',
    save: (name: string) => `儲存 ${name}`,
    select: (name: string) => `選取 ${name}`,
    selectAll: '選取全部檔案',
    empty: '還沒有檔案',
    how: '匯出報表後，檔案會顯示在這裡。',
    failed: '無法載入檔案',
    tryAgain: '請重試。',
  },
};

const files: readonly ExportedFile[] = [
  { id: '1', name: 'keyword-week-47.xlsx', report: 'keyword', rowCount: 348, isReady: true },
  { id: '2', name: 'search-term-october.xlsx', report: 'term', rowCount: 10_000, isReady: true },
  { id: '3', name: 'region-week-47.csv', report: 'region', rowCount: 31, isReady: false },
];

const columnsIn = (text: (typeof texts)['en']): readonly DataTableColumn<ExportedFile>[] => [
  {
    accessorKey: 'name',
    header: text.file,
    meta: { isRowHeader: true, skeletonClassName: 'w-40' },
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium text-fg-1">{original.name}</span>
        <span className="block text-12 text-fg-3 desktop:hidden">{text.reports[original.report]}</span>
      </>
    ),
  },
  {
    accessorFn: ({ report }) => text.reports[report],
    id: 'report',
    header: text.report,
    meta: { hiddenBelow: 'desktop' },
  },
  {
    id: 'state',
    header: text.state,
    cell: ({ row: { original } }) =>
      original.isReady ? <Chip tone="ok">{text.ready}</Chip> : <Chip tone="info">{text.waiting}</Chip>,
  },
  {
    accessorKey: 'rowCount',
    header: text.rows,
    meta: { isNumeric: true },
    cell: ({ row: { original } }) => original.rowCount.toLocaleString('en'),
  },
  {
    id: 'actions',
    header: () => <span className="sr-only">{text.actions}</span>,
    meta: { pin: 'right', cellClassName: 'text-right' },
    cell: ({ row: { original } }) => (
      <IconButton label={text.save(original.name)}>
        <DownloadIcon />
      </IconButton>
    ),
  },
];
const partsIn = (language: StoryLanguage) => ({
  caption: texts[language].caption,
  columns: columnsIn(texts[language]),
});
const emptyIn = (language: StoryLanguage) => (
  <EmptyState kind="nothingYet" title={texts[language].empty} description={texts[language].how} />
);
const failedIn = (language: StoryLanguage) => (
  <EmptyState kind="failed" title={texts[language].failed} description={texts[language].tryAgain} />
);

/**
 * A short list with columns: files, accounts, users. Columns are those of TanStack Table 9; `meta` has their rendering options. Below
 * 992 px, columns with `hiddenBelow` disappear: repeat important values in the first cell.
 *
 * - **Do** give each row one column with `isRowHeader`, so that screen readers name it. Put a link or a button into a
 *   cell when you set `onRowClick`: the row itself takes no focus.
 * - **Do not** draw hundreds of rows: take `ReportTable` of `@meridian/report-table`, which draws only what is visible.
 */
const meta: Meta<DataTableProps<ExportedFile>> = {
  title: 'Components/Data/DataTable (list)',
  tags: ['autodocs'],
  component: DataTable<ExportedFile>,
  parameters: {
    ...guide<DataTableProps<ExportedFile>>({
      roles:
        'table, row headers named by `isRowHeader`, aria-sort on sorted columns, aria-busy while loading',
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next button, link or box.'],
        ['Enter, Space', 'Sorts by the focused column header, or selects the row of the focused box.'],
      ],
      cn: partsIn('cn'),
      tw: partsIn('tw'),
    }),
  },
  args: { ...partsIn('en'), rows: files, rowId: ({ id }) => id },
};
export default meta;
type Story = StoryObj<DataTableProps<ExportedFile>>;

export const Default: Story = { args: { defaultSorting: [{ id: 'rowCount', desc: true }] } };

function SelectableFiles({ language, ...props }: DataTableProps<ExportedFile> & { language: StoryLanguage }) {
  const text = texts[language];
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(['2']);
  return (
    <DataTable
      {...props}
      selection={{
        selectedIds,
        onSelectedIdsChange: setSelectedIds,
        rowLabel: ({ name }) => text.select(name),
        allLabel: text.selectAll,
      }}
    />
  );
}
export const Selection: Story = {
  render: inLanguage((language, args) => <SelectableFiles {...args} language={language} />),
};
export const CurrentRow: Story = { args: { isCurrentRow: ({ id }) => id === '1' } };
export const StickyHead: Story = {
  args: {
    maxHeight: 160,
    rows: files.flatMap((file) => [0, 1, 2].map((copy) => ({ ...file, id: `${file.id}-${String(copy)}` }))),
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = {
  args: { rows: [], empty: emptyIn('en') },
  parameters: {
    ...textsOf<DataTableProps<ExportedFile>>({ cn: { empty: emptyIn('cn') }, tw: { empty: emptyIn('tw') } }),
  },
};
export const Failed: Story = {
  args: { rows: undefined, error: failedIn('en') },
  parameters: {
    ...textsOf<DataTableProps<ExportedFile>>({
      cn: { error: failedIn('cn') },
      tw: { error: failedIn('tw') },
    }),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
export const DarkMini: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark', size: 'mini' } };
