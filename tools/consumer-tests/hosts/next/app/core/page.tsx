import { createClient } from '@meridian/api-client';
import { userInfoOptions } from '@meridian/api-client/react';
import { dayCount } from '@meridian/date-range/core';
import { formatValue } from '@meridian/report-table/format';

const client = createClient({ getToken: () => null, getAccountId: () => 0, language: 'en' });

// code without React runs in server components
export default function Page() {
  return (
    <p>
      {formatValue('2419.84', 't2')} in {dayCount({ beginDate: '2026-11-14', endDate: '2026-11-20' })} days,{' '}
      {userInfoOptions(client).queryKey[2]}
    </p>
  );
}
