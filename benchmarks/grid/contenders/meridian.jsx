import { ReportTable } from '@meridian/report-table';
import '@meridian/report-table/styles.css';
import { columns } from '../page/columns.js';
import { formatCell } from '../page/format.js';
import { reactContender } from '../page/react-contender.jsx';
import './meridian.css';

const units = { money: '￥', int: 't', pct: '%*100', num: 't2' };
const valueTypes = { text: 'String', int: 'Integer', money: 'Double', pct: 'Double', num: 'Double' };

const titleInfos = columns.map(({ key, title, type, width, pinned }) => ({
  dataKey: key,
  titleName: title,
  valueType: valueTypes[type],
  unit: units[type],
  isSort: true,
  width,
  fixed: pinned ? 'left' : undefined,
}));

function Grid({ rows, summary }) {
  return (
    <div className="meridian-host">
      <ReportTable
        caption="广告系列报表"
        language="cn"
        mode="client"
        titleInfos={titleInfos}
        rows={rows}
        summary={summary}
      />
    </div>
  );
}

/** All that the package offers is on, as a host gets it; the summary row stands under the head. */
export const contender = reactContender(Grid, {
  cell: '[role=gridcell],[role=rowheader],[role=cell]',
  rowsTop: 76,
  bottomHeight: 24,
  formatCell: (type, value) => formatCell(type, value).replace('¥', '￥'),
  scroller: (host) => host.querySelector('[data-table-scroller]') ?? firstScrolling(host),
  sortTarget(host) {
    const heads = [...host.querySelectorAll('[role=columnheader]')];
    const head = heads.find(({ textContent }) => textContent.includes('消耗'));
    return head.querySelector('button') ?? head;
  },
});

function firstScrolling(host) {
  return [...host.querySelectorAll('*')].find((element) => getComputedStyle(element).overflowY === 'auto');
}
