import type { EndpointResult } from '@meridian/api-client';
import type { endpoints } from '@meridian/api-client/contract';
import { formatDay, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { ReportTable, useReportTable, type CellRenderer, type TitleInfo } from '@meridian/report-table';
import { summarize } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import '@meridian/report-table/styles.css';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { toast } from '@meridian/ui/toast';

type Row = Record<string, string | number | null> & { keyword: string };

const titleInfos: readonly TitleInfo[] = [{ dataKey: 'keyword', titleName: 'Keyword' }];
const rows: readonly Row[] = [{ keyword: 'jr pass', cost: '2419.84' }];
const keyword: CellRenderer<Row> = ({ row }) => row.keyword;
const language: Language = 'tw';

export const table = (
  <ReportTable<Row>
    caption="Keywords"
    titleInfos={titleInfos}
    rows={rows}
    language={language}
    renderers={{ keyword }}
  />
);
/** A response of the API fits the table without conversion. */
export const report = ({ data }: EndpointResult<typeof endpoints.searchReportList>) => (
  <ReportTable caption="Keywords" language="en" titleInfos={data.titleInfos} rows={data.list} />
);
// invalid types are rejected: the types survive the build
export const rejected = [
  // @ts-expect-error no such language
  <ReportTable key={1} caption="Keywords" titleInfos={titleInfos} rows={rows} language="de" />,
  // @ts-expect-error a table has a name
  <ReportTable key={2} titleInfos={titleInfos} rows={rows} language="en" />,
  // @ts-expect-error rows are no text
  <ReportTable key={3} caption="Keywords" titleInfos={titleInfos} rows="none" language="en" />,
  // @ts-expect-error no such unit of days
  formatDay(7),
];
export const rest = {
  button: <Button icon={<DownloadIcon />} />,
  summarize,
  text: formatValue('1.5', 't2') satisfies string,
  toast,
  translate,
  useReportTable,
};
