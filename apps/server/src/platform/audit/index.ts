export { byCommand, runAs } from './audit-context';
export { ownSetting, type AuditDeclaration } from './audit-declaration';
export { changedValues, recordAllAudits, recordAudit } from './record-audit';
export { runAsClient } from './run-as-client';
