import { auditActions, endpoints, type Endpoint } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import type { AuditDeclaration } from '../platform/audit';
import { modules } from '.';

const audits = Object.fromEntries(
  modules.flatMap((module) => Object.entries<AuditDeclaration>(module.audits)),
);
const declared = Object.values(audits);

it('every endpoint declares what it records, or why it records nothing', () => {
  expect(Object.keys(audits).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  for (const declaration of declared) {
    if (typeof declaration === 'object' && 'none' in declaration) expect(declaration.none).toMatch(/\S+ \S+/);
  }
});

it('every action is recorded by an endpoint or another known place', () => {
  const recorded = new Set<string>([
    ...['auditExport', 'customerExport', 'companyExport', 'accountExport'],
    ...declared.flatMap((one): readonly string[] => (typeof one === 'object' && !('none' in one) ? one : [])),
  ]);
  expect(auditActions.filter((action) => !recorded.has(action))).toEqual([]);
});

/** Endpoints that change nothing although they require edit permissions. */
const readsOfEditors = [
  ...['alertRuleList', 'announcementDetail', 'announcementList', 'companyImportRows', 'customerImportRows'],
  ...['downloadRecordList', 'draftAccountCampaigns', 'draftAccountFetchStatus'],
  ...[
    'draftCreativeImport',
    'draftKeywordImport',
    'draftRowCopyPreview',
    'draftRuleList',
    'draftWholeImport',
  ],
  ...['providerAccountImportRows'],
  ...['reportFieldList', 'reportPartList', 'reportScheduleList'],
  ...['reportScheduleReceivedList', 'reportScheduleRecipientList'],
];

it('an endpoint that requires edit permissions does not count as one that only reads', () => {
  const editing = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => {
    const needed = typeof access === 'object' && 'permission' in access ? [access.permission].flat() : [];
    return needed.some((one) => /:(edit|create|upload)$/.test(one));
  });
  const reads = editing.map(([id]) => id).filter((id) => audits[id] === 'read');
  expect(reads.toSorted()).toEqual(readsOfEditors);
});
