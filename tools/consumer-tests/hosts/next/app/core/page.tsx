import { dayCount } from '@meridian/date-range/core';
import { formatValue } from '@meridian/report-table/core';

// what is free of React runs in server components
export default function Page() {
  return (
    <p>
      {formatValue('2419.84', 't2')} in {dayCount({ beginDate: '2026-11-14', endDate: '2026-11-20' })} days
    </p>
  );
}
