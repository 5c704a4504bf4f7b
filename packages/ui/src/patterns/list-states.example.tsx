import { useState } from 'react';
import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { LoadingLine } from '../components/loading-line/loading-line';
import { Panel } from '../components/panel/panel';
import { Select } from '../components/select/select';
import { Skeleton } from '../components/skeleton/skeleton';

const states = [
  { value: 'loading', label: 'First load' },
  { value: 'refreshing', label: 'Refresh' },
  { value: 'noMatch', label: 'No match' },
  { value: 'nothingYet', label: 'Nothing yet' },
  { value: 'failed', label: 'Failed' },
] as const;
type ListState = (typeof states)[number]['value'];

const regions = ['Guangdong', 'Jiangsu', 'Shanghai'];

export function ListStatesExample() {
  const [state, setState] = useState<ListState>('loading');
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Select aria-label="State of the list" options={states} value={state} onValueChange={setState} />
      <Panel title="Regions">
        <ListContent state={state} />
      </Panel>
    </div>
  );
}

function ListContent({ state }: { state: ListState }) {
  if (state === 'loading')
    return (
      <div role="status" aria-label="Loading regions" className="flex flex-col gap-3 px-4 pb-4">
        {regions.map((region) => (
          <Skeleton key={region} className="h-3 w-40" />
        ))}
      </div>
    );
  if (state === 'refreshing')
    return (
      <>
        <LoadingLine label="Loading regions" />
        <ul className="px-4 pb-4">
          {regions.map((region) => (
            <li key={region}>{region}</li>
          ))}
        </ul>
      </>
    );
  return emptyStates[state];
}

const emptyStates = {
  noMatch: (
    <EmptyState
      kind="noMatch"
      title="No regions match these filters"
      description="3 regions exist for this period without the campaign filter."
      actions={<Button>Clear filters</Button>}
    />
  ),
  nothingYet: (
    <EmptyState
      kind="nothingYet"
      title="No regions yet"
      description="Create a campaign. Its regions appear here the next morning."
      actions={<Button variant="primary">Create campaign</Button>}
    />
  ),
  failed: (
    <EmptyState
      kind="failed"
      title="Couldn't load the regions"
      description="The server did not respond within 120 seconds. A shorter period usually works."
      actions={<Button variant="primary">Try again</Button>}
    />
  ),
};
