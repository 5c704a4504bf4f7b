import { Button } from '../button/button';
import { EmptyState } from './empty-state';

export function EmptyStateExample() {
  return (
    <EmptyState
      kind="nothingYet"
      title="No drafts yet"
      description="Create a draft, or import one with a template."
      actions={<Button variant="primary">Create draft</Button>}
    />
  );
}
