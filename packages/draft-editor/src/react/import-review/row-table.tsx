import type { Language } from '@meridian/i18n/core';
import { Pagination } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { PlannedRow } from '../../core';
import { importReviewLabels } from './labels';
import { keyOfPlace } from './review-rows';

/** Number of rows per page. */
const size = 50;

export interface ImportRowTableProps {
  caption: string;
  rows: readonly PlannedRow[];
  columns: readonly DataTableColumn<PlannedRow>[];
  /** Shown if there are no rows. */
  empty: ReactNode;
  language: Language;
}

/** Rows of a file, page by page. */
export function ImportRowTable({
  caption,
  rows,
  columns,
  empty,
  language,
}: ImportRowTableProps): ReactElement {
  const labels = importReviewLabels[language];
  const [asked, setPage] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / size)));
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.slice((page - 1) * size, page * size)}
        rowId={keyOfPlace}
        maxHeight="min(22rem, 45dvh)"
        empty={
          <p data-scope-ui="" className="px-2 py-6 text-center text-fg-3">
            {empty}
          </p>
        }
      />
      {rows.length > size && (
        <Pagination
          page={page}
          size={size}
          totalCount={rows.length}
          onPageChange={setPage}
          labels={{
            navigation: labels.pages,
            previous: labels.previous,
            next: labels.next,
            page: labels.page,
          }}
          className="justify-end border-t border-line-2 pt-2"
        />
      )}
    </>
  );
}
