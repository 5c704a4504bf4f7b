export { byCommand, runAs } from './audit-context';
export { auditOf } from './endpoint-audits';
export { changedValues, recordAllAudits, recordAudit } from './record-audit';
export { runAsClient } from './run-as-client';
