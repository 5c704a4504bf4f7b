import type { Language } from '@meridian/i18n/core';
import type { GridConditionProblem } from '../rules/grid-conditions';
import type { GridOperator } from '../types';

/** A condition in words; `other` is the end of a range. */
type ConditionText = (column: string, value: string, other: string) => string;

/** The words of filters; those of operators are the ones of reports. */
export interface FilterLabels {
  /** The button that adds a filter. */
  add: string;
  /** Name of the list of filters. */
  list: string;
  edit: (filter: string) => string;
  remove: (filter: string) => string;
  removeAll: string;
  columns: string;
  search: string;
  clear: string;
  noColumn: string;
  back: string;
  operator: string;
  value: string;
  from: string;
  to: string;
  values: string;
  valuesHint: string;
  apply: string;
  operators: Record<GridOperator, string>;
  texts: Record<GridOperator, ConditionText>;
  problems: Record<GridConditionProblem, string>;
  severities: Record<'error' | 'warning' | 'none', string>;
  /** Below the grid: how many of all rows are visible. */
  shownRows: (shown: string, all: string) => string;
  noMatch: string;
}

export const filterLabels: Record<Language, FilterLabels> = {
  cn: {
    add: '筛选',
    list: '按列筛选',
    edit: (filter) => `编辑筛选：${filter}`,
    remove: (filter) => `移除筛选：${filter}`,
    removeAll: '清空筛选',
    columns: '列',
    search: '搜索列',
    clear: '清空',
    noColumn: '没有匹配的列',
    back: '选择其他列',
    operator: '条件',
    value: '值',
    from: '从',
    to: '到',
    values: '值',
    valuesHint: '每行一个值',
    apply: '应用',
    operators: {
      contains: '包含',
      notContains: '不包含',
      gt: '大于 (>)',
      gte: '大于或等于 (≥)',
      lt: '小于 (<)',
      lte: '小于或等于 (≤)',
      between: '介于',
      eq: '等于 (=)',
      in: '是以下之一',
      notIn: '不是以下任何一个',
      empty: '没有值',
      notEmpty: '有值',
    },
    texts: {
      contains: (column, value) => `${column}包含“${value}”`,
      notContains: (column, value) => `${column}不包含“${value}”`,
      gt: (column, value) => `${column} > ${value}`,
      gte: (column, value) => `${column} ≥ ${value}`,
      lt: (column, value) => `${column} < ${value}`,
      lte: (column, value) => `${column} ≤ ${value}`,
      between: (column, value, other) => `${column}：${value} 至 ${other}`,
      eq: (column, value) => `${column} = ${value}`,
      in: (column, value) => `${column}：${value}`,
      notIn: (column, value) => `${column}不是：${value}`,
      empty: (column) => `${column}没有值`,
      notEmpty: (column) => `${column}有值`,
    },
    problems: {
      operator: '请选择其他条件',
      value: '请输入值',
      number: '请输入数字，整数最多 15 位，小数最多 6 位',
      order: '第一个值不能大于第二个值',
    },
    severities: { error: '有错误', warning: '有警告', none: '没有问题' },
    shownRows: (shown, all) => `显示 ${shown} 行，共 ${all} 行`,
    noMatch: '没有符合筛选条件的行',
  },
  en: {
    add: 'Filter',
    list: 'Filters by column',
    edit: (filter) => `Edit filter: ${filter}`,
    remove: (filter) => `Remove filter: ${filter}`,
    removeAll: 'Clear filters',
    columns: 'Columns',
    search: 'Search columns',
    clear: 'Clear',
    noColumn: 'No column matches',
    back: 'Choose another column',
    operator: 'Condition',
    value: 'Value',
    from: 'From',
    to: 'To',
    values: 'Values',
    valuesHint: 'One value per line',
    apply: 'Apply',
    operators: {
      contains: 'contains',
      notContains: 'doesn’t contain',
      gt: 'is greater than (>)',
      gte: 'is at least (≥)',
      lt: 'is less than (<)',
      lte: 'is at most (≤)',
      between: 'is between',
      eq: 'equals (=)',
      in: 'is one of',
      notIn: 'isn’t one of',
      empty: 'has no value',
      notEmpty: 'has a value',
    },
    texts: {
      contains: (column, value) => `${column} contains “${value}”`,
      notContains: (column, value) => `${column} doesn’t contain “${value}”`,
      gt: (column, value) => `${column} > ${value}`,
      gte: (column, value) => `${column} ≥ ${value}`,
      lt: (column, value) => `${column} < ${value}`,
      lte: (column, value) => `${column} ≤ ${value}`,
      between: (column, value, other) => `${column} ${value} to ${other}`,
      eq: (column, value) => `${column} = ${value}`,
      in: (column, value) => `${column} is ${value}`,
      notIn: (column, value) => `${column} isn’t ${value}`,
      empty: (column) => `${column} has no value`,
      notEmpty: (column) => `${column} has a value`,
    },
    problems: {
      operator: 'Choose another condition.',
      value: 'Enter a value.',
      number: 'Enter a number with up to 15 digits and 6 decimals.',
      order: 'The first value can’t be greater than the second.',
    },
    severities: { error: 'Errors', warning: 'Warnings', none: 'No issues' },
    shownRows: (shown, all) => `${shown} of ${all} rows shown`,
    noMatch: 'No rows match the filters',
  },
  tw: {
    add: '篩選',
    list: '依欄位篩選',
    edit: (filter) => `編輯篩選：${filter}`,
    remove: (filter) => `移除篩選：${filter}`,
    removeAll: '清除篩選',
    columns: '欄位',
    search: '搜尋欄位',
    clear: '清除',
    noColumn: '沒有相符的欄位',
    back: '選擇其他欄位',
    operator: '條件',
    value: '值',
    from: '從',
    to: '到',
    values: '值',
    valuesHint: '每行一個值',
    apply: '套用',
    operators: {
      contains: '包含',
      notContains: '不包含',
      gt: '大於 (>)',
      gte: '大於或等於 (≥)',
      lt: '小於 (<)',
      lte: '小於或等於 (≤)',
      between: '介於',
      eq: '等於 (=)',
      in: '是下列之一',
      notIn: '不是下列任何一個',
      empty: '沒有值',
      notEmpty: '有值',
    },
    texts: {
      contains: (column, value) => `${column}包含「${value}」`,
      notContains: (column, value) => `${column}不包含「${value}」`,
      gt: (column, value) => `${column} > ${value}`,
      gte: (column, value) => `${column} ≥ ${value}`,
      lt: (column, value) => `${column} < ${value}`,
      lte: (column, value) => `${column} ≤ ${value}`,
      between: (column, value, other) => `${column}：${value} 至 ${other}`,
      eq: (column, value) => `${column} = ${value}`,
      in: (column, value) => `${column}：${value}`,
      notIn: (column, value) => `${column}不是：${value}`,
      empty: (column) => `${column}沒有值`,
      notEmpty: (column) => `${column}有值`,
    },
    problems: {
      operator: '請選擇其他條件',
      value: '請輸入值',
      number: '請輸入數字，整數最多 15 位，小數最多 6 位',
      order: '第一個值不能大於第二個值',
    },
    severities: { error: '有錯誤', warning: '有警告', none: '沒有問題' },
    shownRows: (shown, all) => `顯示 ${shown} 列，共 ${all} 列`,
    noMatch: '沒有符合篩選條件的列',
  },
};
