export { byCommand, runAs } from './audit-context';
export { ownSetting, type AuditDeclaration } from './audit-declaration';
export {
  changedValues,
  recordAllAudits,
  recordAudit,
  recordChange,
  type AuditedObject,
} from './record-audit';
export { runAsClient } from './run-as-client';
