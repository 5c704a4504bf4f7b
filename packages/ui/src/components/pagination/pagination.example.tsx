import { useState } from 'react';
import { PageSizeSelect } from './page-size-select';
import { Pagination } from './pagination';

const texts = {
  en: {
    pages: {
      navigation: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
    size: 'Rows per page',
    rows: (count: number) => `${count} / page`,
  },
  cn: {
    pages: {
      navigation: '分页',
      previous: '上一页',
      next: '下一页',
      page: (page: number) => `第 ${page} 页`,
    },
    size: '每页行数',
    rows: (count: number) => `${count} 条/页`,
  },
  tw: {
    pages: {
      navigation: '分頁',
      previous: '上一頁',
      next: '下一頁',
      page: (page: number) => `第 ${page} 頁`,
    },
    size: '每頁列數',
    rows: (count: number) => `${count} 筆/頁`,
  },
};

export function PaginationExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
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
      labels={text.pages}
      onPageChange={setPage}
      sizeSelect={
        <PageSizeSelect label={text.size} value={size} optionLabel={text.rows} onValueChange={changeSize} />
      }
    />
  );
}
