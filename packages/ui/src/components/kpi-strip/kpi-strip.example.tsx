import { useState } from 'react';
import { KpiStrip } from './kpi-strip';

const kpis = [
  { id: 'cost', label: 'Cost', value: '￥107,353.94', trend: [18.4, 13, 15.3, 16.4, 13.9, 14.3, 15.9] },
  { id: 'clicks', label: 'Clicks', value: '33,211', trend: [56, 40, 46, 51, 44, 44, 50] },
  { id: 'ctr', label: 'CTR', value: '5.67%', trend: [5.6, 5.5, 5.9, 5.7, 5.4, 5.4, 5.7] },
];

export function KpiStripExample() {
  const [selected, setSelected] = useState<string | null>('cost');
  return (
    <KpiStrip kpis={kpis} selected={selected} onSelectedChange={setSelected}>
      {selected && <p className="p-4">The chart of {selected}</p>}
    </KpiStrip>
  );
}
