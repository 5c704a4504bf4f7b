import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableProps, type TitleInfo } from '../../index';
import { useRowTree, type RowTreeOptions, type RowTreeNode } from '../../tree';

interface Row {
  name: string;
  cost?: number;
  node?: RowTreeNode;
}

const titleInfos: TitleInfo[] = [
  { dataKey: 'name', titleName: 'Name', fixed: 'left' },
  { dataKey: 'cost', titleName: 'Cost', unit: 't' },
];
const rows: Row[] = [
  { name: 'Kaede', cost: 30, node: { level: 1, isExpanded: true, setSize: 2, position: 1 } },
  { name: 'Search', cost: 20, node: { level: 2 } },
  { name: '', node: { level: 2, status: 'failed' } },
  { name: 'Aoi', cost: 5, node: { level: 1, isExpanded: false } },
  { name: '', node: { level: 2, status: 'loading' } },
  { name: 'Note' },
];
const nodeOf = ({ node }: Row) => node;

type Props = Partial<ReportTableProps<Row> & Omit<RowTreeOptions<Row>, 'nodeOf'>>;

function Tree({ onToggle = vi.fn(), onRetry, nameOf, ...props }: Props) {
  const tree = useRowTree<Row>({ nodeOf, onToggle, onRetry, nameOf });
  return (
    <ReportTable
      caption="Costs"
      language="en"
      height="auto"
      mode="server"
      titleInfos={titleInfos}
      rows={rows}
      tree={tree}
      {...(props as object)}
    />
  );
}

const row = (index: number) => screen.getAllByRole('row')[index + 1] ?? document.body;
const attributesOf = (element: HTMLElement) =>
  ['aria-level', 'aria-expanded', 'aria-setsize', 'aria-posinset'].map((name) => element.getAttribute(name));

it('is a treegrid whose rows have a level, and a state if they have children', () => {
  render(<Tree />);
  expect(screen.getByRole('treegrid', { name: 'Costs' })).toBeTruthy();
  expect(rows.map((_, index) => attributesOf(row(index)))).toEqual([
    ['1', 'true', '2', '1'],
    ['2', null, null, null],
    ['2', null, null, null],
    ['1', 'false', null, null],
    ['2', null, null, null],
    [null, null, null, null],
  ]);
  expect(within(row(1)).queryByRole('button')).toBeNull();
  expect(within(row(4)).getByRole('status').textContent).toBe('Loading');
});

it('calls the host with the row and the next state, by button and by keyboard', async () => {
  const onToggle = vi.fn();
  const onRetry = vi.fn();
  render(<Tree onToggle={onToggle} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse Kaede' }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand Aoi' }));
  expect(onToggle.mock.calls).toEqual([
    [rows[0], false],
    [rows[3], true],
  ]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toEqual([[rows[2]], [rows[2]]]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(onToggle.mock.calls.at(-1)).toEqual([rows[0], false]);
});

it("renders the host's renderer beside the toggle, with the host's names and words", () => {
  render(
    <Tree
      nameOf={({ name }) => `customer ${name}`}
      labels={{ expandRow: (name) => `Open ${name}` }}
      renderers={{ name: ({ text }) => <em>{text}</em> }}
    />,
  );
  expect(within(row(3)).getByRole('rowheader').querySelector('em')?.textContent).toBe('Aoi');
  expect(screen.getByRole('button', { name: 'Open customer Aoi' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Collapse customer Kaede' })).toBeTruthy();
});

it('renders no row again if a host renders with the same rows', () => {
  const draw = vi.fn(({ text }: { text: string }) => text);
  const renderers = { name: draw };
  const { rerender } = render(<Tree renderers={renderers} />);
  const drawn = draw.mock.calls.length;
  rerender(<Tree renderers={renderers} onToggle={vi.fn()} />);
  expect(draw.mock.calls.length).toBe(drawn);
});

it('is a grid without a tree', () => {
  render(<ReportTable caption="Costs" language="en" height="auto" titleInfos={titleInfos} rows={rows} />);
  expect(screen.getByRole('grid', { name: 'Costs' })).toBeTruthy();
  expect(attributesOf(row(0))).toEqual([null, null, null, null]);
});
