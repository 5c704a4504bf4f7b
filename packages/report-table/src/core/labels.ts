import type { Language } from '@meridian/i18n/core';

/** The table's own words. Everything else on it comes from the host. */
export interface ReportTableLabels {
  total: string;
  /** Of the whole result. */
  rowCount: (count: string) => string;
  range: (range: { from: string; to: string; total: string }) => string;
  noRows: string;
  loading: string;
  pager: string;
  pageSize: string;
  perPage: (size: number) => string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  emptyTitle: string;
  errorTitle: string;
  cellFailed: string;
  picture: (name: string) => string;
  pictureMissing: string;
  /** Quality codes 0 to 3. */
  quality: readonly [string, string, string, string];
}

export const labelsOf: Record<Language, ReportTableLabels> = {
  en: {
    total: 'Total',
    rowCount: (count) => (count === '1' ? '1 row' : `${count} rows`),
    range: ({ from, to, total }) => `${from}–${to} of ${total}`,
    noRows: 'No rows',
    loading: 'Loading',
    pager: 'Pages',
    pageSize: 'Rows per page',
    perPage: (size) => `${size} / page`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (page) => `Page ${page}`,
    emptyTitle: 'No data',
    errorTitle: 'The report could not be loaded',
    cellFailed: 'This cell could not be shown',
    picture: (name) => `Picture of ${name}`,
    pictureMissing: 'No picture',
    quality: ['Accumulating', 'Below average', 'Average', 'Above average'],
  },
  cn: {
    total: '合计',
    rowCount: (count) => `${count} 条`,
    range: ({ from, to, total }) => `${from}–${to} / ${total}`,
    noRows: '共 0 条',
    loading: '正在加载',
    pager: '分页',
    pageSize: '每页条数',
    perPage: (size) => `${size} 条/页`,
    previousPage: '上一页',
    nextPage: '下一页',
    page: (page) => `第 ${page} 页`,
    emptyTitle: '暂无数据',
    errorTitle: '报告加载失败',
    cellFailed: '此单元格无法显示',
    picture: (name) => `${name}的图片`,
    pictureMissing: '无图片',
    quality: ['数据积累中', '低于平均', '平均水平', '高于平均'],
  },
  tw: {
    total: '合計',
    rowCount: (count) => `${count} 筆`,
    range: ({ from, to, total }) => `${from}–${to} / ${total}`,
    noRows: '共 0 筆',
    loading: '載入中',
    pager: '分頁',
    pageSize: '每頁筆數',
    perPage: (size) => `${size} 筆/頁`,
    previousPage: '上一頁',
    nextPage: '下一頁',
    page: (page) => `第 ${page} 頁`,
    emptyTitle: '沒有資料',
    errorTitle: '無法載入報表',
    cellFailed: '無法顯示此儲存格',
    picture: (name) => `${name}的圖片`,
    pictureMissing: '沒有圖片',
    quality: ['資料累積中', '低於平均', '平均', '高於平均'],
  },
};
