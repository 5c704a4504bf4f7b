import { formatNumber, type Language } from '@meridian/i18n/core';
import type { RowKind, Severity } from '../../core';

export interface IssuesPanelLabels {
  title: string;
  severity: string;
  all: string;
  severities: Record<Severity, string>;
  /** One issue, for screen readers. */
  severityOf: Record<Severity, string>;
  waivedToo: string;
  issues: (count: number) => string;
  waivedCount: (count: number) => string;
  draft: string;
  /** A campaign or a unit without a name, by its number. */
  unnamed: Record<Extract<RowKind, 'campaign' | 'unit'>, (number: number) => string>;
  /** A row of a list in a unit; the text may be empty. */
  row: (number: number, text: string) => string;
  waive: string;
  waiveAt: (place: string) => string;
  waiveAll: (count: number) => string;
  waived: (reason: string) => string;
  removeWaiver: string;
  removeWaiverAt: (place: string) => string;
  showMore: (count: number) => string;
  empty: string;
  noMatch: string;
  dialogTitle: (severity: Severity, count: number) => string;
  reason: string;
  reasonHint: string;
  reasonRequired: string;
  reasonTooLong: (max: number, length: number) => string;
  cancel: string;
  close: string;
}

export const issuesPanelLabels: Record<Language, IssuesPanelLabels> = {
  en: {
    title: 'Issues',
    severity: 'Severity',
    all: 'All',
    severities: { error: 'Errors', warning: 'Warnings', advice: 'Advice' },
    severityOf: { error: 'Error', warning: 'Warning', advice: 'Advice' },
    waivedToo: 'Waived too',
    issues: (count) => (count === 1 ? '1 issue' : `${formatNumber(count)} issues`),
    waivedCount: (count) => `${formatNumber(count)} waived`,
    draft: 'Draft',
    unnamed: { campaign: (number) => `Campaign ${number}`, unit: (number) => `Unit ${number}` },
    row: (number, text) => (text === '' ? `Row ${number}` : `Row ${number}: ${text}`),
    waive: 'Waive',
    waiveAt: (place) => `Waive: ${place}`,
    waiveAll: (count) => `Waive all ${formatNumber(count)} of this rule`,
    waived: (reason) => `Waived: ${reason}`,
    removeWaiver: 'Remove waiver',
    removeWaiverAt: (place) => `Remove waiver: ${place}`,
    showMore: (count) => `Show ${formatNumber(count)} more`,
    empty: 'Nothing to change',
    noMatch: 'No issues of this severity.',
    dialogTitle: (severity, count) => {
      if (severity === 'advice')
        return count === 1 ? 'Waive this advice' : `Waive ${formatNumber(count)} pieces of advice`;
      return count === 1 ? 'Waive this warning' : `Waive ${formatNumber(count)} warnings`;
    },
    reason: 'Reason',
    reasonHint: 'Everyone who opens the draft sees it.',
    reasonRequired: 'Enter a reason.',
    reasonTooLong: (max, length) => `More than ${max} characters: ${length} now.`,
    cancel: 'Cancel',
    close: 'Close',
  },
  cn: {
    title: '问题',
    severity: '级别',
    all: '全部',
    severities: { error: '错误', warning: '警告', advice: '建议' },
    severityOf: { error: '错误', warning: '警告', advice: '建议' },
    waivedToo: '显示已忽略',
    issues: (count) => `${formatNumber(count)} 个问题`,
    waivedCount: (count) => `已忽略 ${formatNumber(count)} 个`,
    draft: '草稿',
    unnamed: { campaign: (number) => `计划 ${number}`, unit: (number) => `单元 ${number}` },
    row: (number, text) => (text === '' ? `第 ${number} 行` : `第 ${number} 行：${text}`),
    waive: '忽略',
    waiveAt: (place) => `忽略：${place}`,
    waiveAll: (count) => `忽略该规则的全部 ${formatNumber(count)} 个问题`,
    waived: (reason) => `已忽略：${reason}`,
    removeWaiver: '取消忽略',
    removeWaiverAt: (place) => `取消忽略：${place}`,
    showMore: (count) => `再显示 ${formatNumber(count)} 个`,
    empty: '无需修改',
    noMatch: '没有该级别的问题。',
    dialogTitle: (severity, count) => {
      const name = severity === 'advice' ? '建议' : '警告';
      return count === 1 ? `忽略该${name}` : `忽略 ${formatNumber(count)} 个${name}`;
    },
    reason: '理由',
    reasonHint: '所有能打开草稿的人都会看到。',
    reasonRequired: '请填写理由',
    reasonTooLong: (max, length) => `超过 ${max} 个字符，目前 ${length} 个`,
    cancel: '取消',
    close: '关闭',
  },
  tw: {
    title: '問題',
    severity: '等級',
    all: '全部',
    severities: { error: '錯誤', warning: '警告', advice: '建議' },
    severityOf: { error: '錯誤', warning: '警告', advice: '建議' },
    waivedToo: '顯示已略過',
    issues: (count) => `${formatNumber(count)} 個問題`,
    waivedCount: (count) => `已略過 ${formatNumber(count)} 個`,
    draft: '草稿',
    unnamed: { campaign: (number) => `廣告活動 ${number}`, unit: (number) => `廣告群組 ${number}` },
    row: (number, text) => (text === '' ? `第 ${number} 列` : `第 ${number} 列：${text}`),
    waive: '略過',
    waiveAt: (place) => `略過：${place}`,
    waiveAll: (count) => `略過此規則的全部 ${formatNumber(count)} 個問題`,
    waived: (reason) => `已略過：${reason}`,
    removeWaiver: '取消略過',
    removeWaiverAt: (place) => `取消略過：${place}`,
    showMore: (count) => `再顯示 ${formatNumber(count)} 個`,
    empty: '無需修改',
    noMatch: '沒有此等級的問題。',
    dialogTitle: (severity, count) => {
      const name = severity === 'advice' ? '建議' : '警告';
      return count === 1 ? `略過這項${name}` : `略過 ${formatNumber(count)} 項${name}`;
    },
    reason: '理由',
    reasonHint: '所有能開啟草稿的人都會看到。',
    reasonRequired: '請填寫理由',
    reasonTooLong: (max, length) => `超過 ${max} 個字元，目前 ${length} 個`,
    cancel: '取消',
    close: '關閉',
  },
};
