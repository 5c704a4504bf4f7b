import { formatNumber, type Language } from '@meridian/i18n/core';

export interface BusinessPickerLabels {
  placeholder: string;
  unlisted: (id: string) => string;
  search: string;
  clearSearch: string;
  /** Name of the tree. */
  all: string;
  /** Name of the list of results. */
  results: string;
  /** `shown` is less than all if there are too many results. */
  count: (counts: { shown: number; total: number }) => string;
  noMatch: (query: string) => string;
  /** Label of a result that is a group of businesses. */
  group: string;
  chosen: string;
  loading: string;
  retry: string;
  notImported: string;
  howToImport: string;
  id: string;
  idHint: string;
  useId: string;
  keys: string;
}

export const businessPickerLabels: Record<Language, BusinessPickerLabels> = {
  cn: {
    placeholder: '选择推广业务',
    unlisted: (id) => `不在列表中：${id}`,
    search: '业务名称、拼音首字母或编号',
    clearSearch: '清空搜索',
    all: '全部业务',
    results: '搜索结果',
    count: ({ shown, total }) =>
      total > shown
        ? `显示前 ${formatNumber(shown)} 个，共 ${formatNumber(total)} 个结果。输入更多内容可缩小范围。`
        : `共 ${formatNumber(total)} 个结果`,
    noMatch: (query) => `没有与“${query}”匹配的业务。`,
    group: '分类',
    chosen: '已选',
    loading: '正在加载推广业务…',
    retry: '重试',
    notImported: '尚未导入推广业务',
    howToImport: '管理员使用 import-business-points 命令导入推广平台的业务列表。导入之前，请输入业务编号。',
    id: '业务编号',
    idHint: '推广后台中的业务编号。',
    useId: '使用该编号',
    keys: '用上下方向键移动，用右方向键打开分类，用左方向键返回上一级，按回车键选择。',
  },
  en: {
    placeholder: 'Select a business',
    unlisted: (id) => `Not in the list: ${id}`,
    search: 'Business, pinyin initials or ID',
    clearSearch: 'Clear search',
    all: 'All businesses',
    results: 'Results',
    count: ({ shown, total }) =>
      total > shown
        ? `First ${formatNumber(shown)} of ${formatNumber(total)} results. Type more to narrow them down.`
        : `${formatNumber(total)} ${total === 1 ? 'result' : 'results'}`,
    noMatch: (query) => `No businesses match “${query}”.`,
    group: 'Group',
    chosen: 'Selected',
    loading: 'Loading businesses…',
    retry: 'Try again',
    notImported: 'No businesses imported yet',
    howToImport:
      'An administrator can import the ad provider’s list with the import-business-points command. Until then, enter the business ID.',
    id: 'Business ID',
    idHint: 'The ID of the business at the ad provider.',
    useId: 'Use this ID',
    keys: 'Up and Down move, Right opens a group, Left goes back, Enter selects.',
  },
  tw: {
    placeholder: '選擇廣告業務',
    unlisted: (id) => `不在清單中：${id}`,
    search: '業務名稱、拼音首字母或編號',
    clearSearch: '清除搜尋',
    all: '全部業務',
    results: '搜尋結果',
    count: ({ shown, total }) =>
      total > shown
        ? `顯示前 ${formatNumber(shown)} 筆，共 ${formatNumber(total)} 筆結果。輸入更多文字可縮小範圍。`
        : `共 ${formatNumber(total)} 筆結果`,
    noMatch: (query) => `沒有符合「${query}」的業務。`,
    group: '分類',
    chosen: '已選',
    loading: '正在載入廣告業務…',
    retry: '再試一次',
    notImported: '尚未匯入廣告業務',
    howToImport: '管理員使用 import-business-points 指令匯入廣告平台的業務清單。匯入之前，請輸入業務編號。',
    id: '業務編號',
    idHint: '廣告後台中的業務編號。',
    useId: '使用此編號',
    keys: '使用上下方向鍵移動，右方向鍵開啟分類，左方向鍵返回上一層，按 Enter 鍵選取。',
  },
};
