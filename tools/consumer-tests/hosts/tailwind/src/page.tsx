import { DateRangePicker } from '@meridian/date-range';
import { ReportTable, type TitleInfo } from '@meridian/report-table';
import { Button, Checkbox } from '@meridian/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 200 },
  { dataKey: 'clicks', titleName: 'Clicks', valueType: 'Long', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', isSort: true },
];
const rows = Array.from({ length: 12 }, (_, index) => ({
  word: `keyword ${index}`,
  clicks: (index * 7919) % 101,
  cost: `${index * 3}.5`,
}));

/** Parts of the host, as shadcn/ui writes them. */
function HostParts() {
  return (
    <section id="host" className="mt-4 rounded-lg border p-4 tracking-tight">
      <h1 className="text-xl font-semibold">Outside</h1>
      <p className="text-muted-foreground text-sm">A page with a theme of its own</p>
      <button className="bg-primary text-primary-foreground inline-flex h-9 rounded-md px-4 py-2 ease-out">
        Save
      </button>
      <div
        className="bg-accent text-accent-foreground animate-spin shadow-sm"
        style={{ animationPlayState: 'paused' }}
      >
        Selected
      </div>
    </section>
  );
}

function OurParts() {
  const [selected, setSelected] = useState<Record<string, true>>({ 'keyword 1': true });
  const [position, setPosition] = useState({ page: 1, size: 10 });
  return (
    <main style={{ position: 'absolute', top: 300, left: 20, width: 900 }}>
      <Button variant="primary">Apply</Button>
      <Checkbox defaultChecked label="Whole weeks" />
      <DateRangePicker
        type={1}
        today="2026-11-21"
        language="en"
        defaultValue={{ beginDate: '2026-11-14', endDate: '2026-11-20' }}
        onValueChange={() => undefined}
      />
      <ReportTable
        caption="Keywords"
        language="en"
        height={400}
        titleInfos={titleInfos}
        rows={rows}
        mode="client"
        rowId={({ word }) => word}
        rowSelection={selected}
        onRowSelectionChange={setSelected}
        pagination={{ ...position, onChange: setPosition }}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <HostParts />
    {document.body.dataset.page !== 'host' && <OurParts />}
  </StrictMode>,
);
