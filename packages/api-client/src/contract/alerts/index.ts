export {
  alertKinds,
  checkAlertThreshold,
  ctrBaselines,
  maxAlertRules,
  type AlertKind,
  type AlertRule,
  type AlertRuleInput,
  type CtrBaseline,
} from './alert-rules';
