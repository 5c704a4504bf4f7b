import { useState } from 'react';
import { Field } from '../field/field';
import { Select } from './select';

const texts = {
  en: {
    device: 'Device',
    hint: 'Where the ad may appear.',
    placeholder: 'Select a device',
    devices: { computer: 'Computer', mobile: 'Mobile', tv: 'Television', all: 'All devices' },
  },
  cn: {
    device: '设备',
    hint: '广告可以展现的设备。',
    placeholder: '请选择设备',
    devices: { computer: '计算机', mobile: '移动设备', tv: '电视', all: '全部设备' },
  },
  tw: {
    device: '裝置',
    hint: '廣告可以顯示的裝置。',
    placeholder: '請選擇裝置',
    devices: { computer: '電腦', mobile: '行動裝置', tv: '電視', all: '全部裝置' },
  },
};

const devices = ['computer', 'mobile', 'tv', 'all'] as const;

export function SelectExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const options = devices.map((value) => ({ value, label: text.devices[value], isDisabled: value === 'tv' }));
  const [device, setDevice] = useState<(typeof devices)[number]>();
  return (
    <Field label={text.device} hint={text.hint} className="w-60">
      {({ required, ...control }) => (
        <Select
          {...control}
          required={required}
          options={options}
          value={device}
          onValueChange={setDevice}
          placeholder={text.placeholder}
        />
      )}
    </Field>
  );
}
