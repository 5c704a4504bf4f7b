import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { ListPage } from './list-page';

export function ListPageExample() {
  return (
    <ListPage title="Files" actions={<Button>Refresh</Button>}>
      <EmptyState kind="nothingYet" title="No files yet" description="Export a report to see it here." />
    </ListPage>
  );
}
