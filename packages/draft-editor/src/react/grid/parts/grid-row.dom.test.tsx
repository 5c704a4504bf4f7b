import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gridLabels } from '../labels';
import { placedColumns } from '../placed-columns';
import type { CellIssue, EditableColumn } from '../types';
import { GridRow } from './grid-row';

const columns: EditableColumn[] = [{ id: 'keyword', label: 'Keyword', width: 200, kind: 'text' }];

function show(isChecked: boolean, issues: readonly CellIssue[] = []) {
  render(
    <GridRow
      position={0}
      index={0}
      rowKey="k0"
      gridId="grid"
      labels={gridLabels.en}
      dataColumns={columns}
      columns={placedColumns({ columns, hasCheckboxes: false, hasIssues: true })}
      activeColumn={-1}
      fromColumn={-1}
      toColumn={-1}
      isTicked={false}
      isChecked={isChecked}
      getValue={() => 'ski'}
      issuesOf={() => issues}
      removed={undefined}
      typedText={undefined}
      earlierOf={undefined}
    />,
  );
}

it('calls an unchecked row neither right nor wrong', () => {
  show(false);
  screen.getByText('Not checked yet');
  expect(screen.queryByText('No issues')).toBeNull();
});

it('says of a checked row that it has no problems', () => {
  show(true);
  screen.getByText('No issues');
});

it('shows the last problem of a row until the next check', () => {
  show(false, [{ severity: 'error', message: 'Enter a keyword.' }]);
  screen.getByText('Error');
  expect(screen.queryByText('Not checked yet')).toBeNull();
});
