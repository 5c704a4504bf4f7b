import { Table } from 'antd';
import { useCallback, useMemo } from 'react';
import { columns } from '../page/columns.js';
import { compareValues, formatCell, formatTotal } from '../page/format.js';
import { reactContender } from '../page/react-contender.jsx';
import './antd.css';

const alignOf = ({ type }) => (type === 'text' ? 'left' : 'right');

const definitions = columns.map((column) => ({
  key: column.key,
  dataIndex: column.key,
  title: column.title,
  width: column.width,
  fixed: column.pinned ? 'left' : undefined,
  align: alignOf(column),
  sorter: (a, b) => compareValues(a[column.key], b[column.key]),
  showSorterTooltip: false,
  render: (value) => formatCell(column.type, value),
}));

function Grid({ rows, summary, layout, totalWidth }) {
  const scroll = useMemo(
    () => ({ x: totalWidth, y: layout.height - layout.headHeight - layout.rowHeight }),
    [layout, totalWidth],
  );
  const renderSummary = useCallback(() => summaryRow(summary), [summary]);
  return (
    <Table
      virtual
      size="small"
      rowKey="id"
      columns={definitions}
      dataSource={rows}
      pagination={false}
      scroll={scroll}
      summary={renderSummary}
    />
  );
}

/** No component: the table detects `Table.Summary` itself, to pin it to the bottom. */
function summaryRow(summary) {
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row>
        {columns.map((column, index) => (
          <Table.Summary.Cell key={column.key} index={index} align={alignOf(column)}>
            {formatTotal(column, summary)}
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  );
}

export const contender = reactContender(Grid, {
  cell: '.ant-table-cell',
  scroller: (host) => host.querySelector('.ant-table-tbody-virtual-holder, .rc-virtual-list-holder'),
});
