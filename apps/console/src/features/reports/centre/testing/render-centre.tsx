import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { fakeServer, type FakeResponse } from '../../../../testing/fake-server';
import { renderPage } from '../../../../testing/render-page';
import { findReport } from '../../registry';
import { reportAccount } from '../../testing/render-report';
import type { ReportAddress } from '../../view/report-address';
import { CentrePage } from '../centre-page';

export interface CentreOptions {
  path: string;
  responses: Readonly<Record<string, (body: unknown) => FakeResponse>>;
  address?: ReportAddress;
}

/** Renders a page of the report centre on November 21, 2026, with an address that it may change. */
export async function renderCentre({ path, responses, address = {} }: CentreOptions) {
  const report = findReport(path);
  if (!report) throw new Error(`no report at ${path}`);
  const server = fakeServer(responses);
  const addresses: ReportAddress[] = [address];
  function Host() {
    const [shown, setShown] = useState(address);
    return report ? (
      <CentrePage
        report={report}
        address={shown}
        onAddressChange={(next) => {
          addresses.push(next);
          setShown(next);
        }}
        account={reportAccount}
        accounts={[reportAccount]}
        today="2026-11-21"
        canOpen={() => true}
        onOpenReport={() => undefined}
        onOpenImports={undefined}
      />
    ) : null;
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Host }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await renderPage(<RouterProvider router={router} />, server.api);
  return { ...server, addresses };
}
