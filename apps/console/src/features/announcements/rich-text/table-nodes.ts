import { Node } from '@tiptap/react';

/** Small tables of a text: their structure is fixed, and their cells can be edited. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});

/** Nodes of the editor for tables without merged cells. */
export const tableNodes = [Table, TableRow, TableHeader, TableCell];
