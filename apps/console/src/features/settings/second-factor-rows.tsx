import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';
import { SettingsRow } from './settings-row';

/** An action on the second factor, in a dialog. */
export type SecondFactorAction = 'on' | 'off' | 'renew';

export interface SecondFactorRowsProps {
  state: EndpointData<typeof endpoints.secondFactorState>;
  /** IANA name. */
  timeZone: string;
  onOpen: (action: SecondFactorAction) => void;
}

/** State of the second factor and of its recovery codes, with their actions. */
export function SecondFactorRows({ state, timeZone, onOpen }: SecondFactorRowsProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { sinceTime, canStore, recoveryCodesLeft } = state;
  if (sinceTime === null)
    return (
      <SettingsRow title={t('secondFactor.app')} note={t('secondFactor.appNote')}>
        <div className="flex flex-col items-start gap-3">
          <p>{t('secondFactor.off')}</p>
          {canStore ? (
            <Button variant="primary" onClick={() => onOpen('on')}>
              {t('secondFactor.switchOn')}
            </Button>
          ) : (
            <Alert tone="warn">{t('secondFactor.noKey')}</Alert>
          )}
        </div>
      </SettingsRow>
    );
  return (
    <>
      <SettingsRow title={t('secondFactor.app')} note={t('secondFactor.appNote')}>
        <div className="flex flex-col items-start gap-3">
          <p>{t('secondFactor.on', { time: formatInstant(sinceTime, timeZone, language) })}</p>
          <Button onClick={() => onOpen('off')}>{t('secondFactor.switchOff')}</Button>
        </div>
      </SettingsRow>
      <SettingsRow title={t('secondFactor.codes')} note={t('secondFactor.codesNote')}>
        <div className="flex flex-col items-start gap-3">
          <RecoveryCodesLeft count={recoveryCodesLeft} />
          <Button onClick={() => onOpen('renew')}>{t('secondFactor.renew')}</Button>
        </div>
      </SettingsRow>
    </>
  );
}

/** Number of codes at which new ones should be created. */
const fewCodes = 2;

function RecoveryCodesLeft({ count }: { count: number }) {
  const { t } = useTranslation('settings');
  const text = t('secondFactor.codesLeft', { count });
  return count <= fewCodes ? <Alert tone="warn">{text}</Alert> : <p>{text}</p>;
}
