import { useState } from 'react';
import { PageSizeSelect } from './page-size-select';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

export function PaginationExample() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
  const changeSize = (next: number) => {
    setSize(next);
    setPage(1);
  };
  return (
    <Pagination
      page={page}
      size={size}
      totalCount={98}
      labels={labels}
      onPageChange={setPage}
      sizeSelect={
        <PageSizeSelect
          label="Rows on a page"
          value={size}
          optionLabel={(rows) => `${rows} / page`}
          onValueChange={changeSize}
        />
      }
    />
  );
}
