import type { DraftRule } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { recorded } from './recorded';

const idOf = (index: number) => `0191d0a0-0000-4000-8a00-${String(index).padStart(12, '0')}`;
export const demoRuleId = idOf(1);

const [company] = recorded('companyList').data.list;
const companyName = company?.name ?? '';
const ruleOf = (rule: Pick<DraftRule, 'id' | 'name' | 'condition'> & Partial<DraftRule>): DraftRule => ({
  note: '',
  severity: 'warning',
  companyId: null,
  companyName: null,
  isPaused: false,
  version: 1,
  updatedTime: '2026-11-18T04:00:00Z',
  updatedBy: 'Lin Wei',
  ...rule,
});

const rules: readonly DraftRule[] = [
  ruleOf({
    id: idOf(1),
    name: '禁用价格词',
    note: '价格由法务审核，请联系王芳',
    severity: 'error',
    condition: {
      kind: 'words',
      rows: ['keyword', 'creative'],
      words: ['最便宜', '最低价', '跳楼价', 'cheapest', '免费送'],
    },
  }),
  ruleOf({
    id: idOf(2),
    name: '出价范围',
    isPaused: true,
    condition: { kind: 'bid', rows: ['campaign', 'unit', 'keyword'], min: 0.3, max: 12.5 },
  }),
  ruleOf({
    id: idOf(3),
    name: '命名：线路_地区_季节',
    companyId: company?.id ?? null,
    companyName,
    condition: { kind: 'name', rows: ['campaign'], patterns: ['*_*_*'] },
  }),
  ruleOf({
    id: idOf(4),
    name: '落地页跟踪',
    severity: 'error',
    companyId: company?.id ?? null,
    companyName,
    condition: {
      kind: 'tracking',
      rows: ['unit', 'creative'],
      parameters: [
        { name: 'utm_source', value: 'baidu' },
        { name: 'utm_campaign', value: '' },
      ],
    },
  }),
];

const changed: FakeEndpoint = (body) => ({ data: ruleOf({ ...rules[0], ...(body as DraftRule) }) });

/** Rules for ad drafts; they apply to none of the drafts, which have errors of their own. */
export const draftRuleResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/draftRule/list': () => ({
    data: {
      list: isEmpty ? [] : rules,
      companies: recorded('companyList').data.list.map(({ id, name }) => ({ id, name })),
    },
  }),
  '/draftRule/save': changed,
  '/draftRule/pause': changed,
  '/draftRule/delete': () => ({ data: null }),
});
