import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ResetFooter, SettingsDrawer, SettingsSection, SettingsSwitches } from '../../shell';

const defaults = { tags: true, header: true };
const labels = {
  reset: 'Reset',
  undo: 'Undo',
  resetDone: 'All settings are reset.',
  resetUndone: 'Your settings are back.',
};

/** A drawer that stores two settings and has no trigger. */
function Settings({ initial = defaults }: { initial?: typeof defaults }) {
  const [isOpen, setIsOpen] = useState(false);
  const [settings, setSettings] = useState(initial);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <SettingsDrawer
        title="Settings"
        closeLabel="Close"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <ResetFooter
            value={settings}
            isDefault={settings.tags && settings.header}
            onReset={() => setSettings(defaults)}
            onUndo={setSettings}
            labels={labels}
          />
        }
      >
        <SettingsSection title="Language">English</SettingsSection>
        <SettingsSwitches
          label="Layout"
          switches={[
            { name: 'tags', label: 'Tags bar', isOn: settings.tags },
            { name: 'header', label: 'Fixed header', isOn: settings.header },
          ]}
          onToggle={(name, isOn) => setSettings({ ...settings, [name]: isOn })}
        />
      </SettingsDrawer>
    </>
  );
}

async function openSettings(initial?: typeof defaults) {
  const user = userEvent.setup();
  render(<Settings {...(initial && { initial })} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

it('returns the focus to its previous element when it closes', async () => {
  const { user, drawer } = await openSettings();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('has titles of sections and a group of switches', async () => {
  const { user, drawer } = await openSettings();
  drawer.getByRole('heading', { name: 'Language', level: 3 });
  const layout = within(drawer.getByRole('group', { name: 'Layout' }));
  await user.click(layout.getByRole('switch', { name: 'Fixed header' }));
  layout.getByRole('switch', { name: 'Fixed header', checked: false });
  layout.getByRole('switch', { name: 'Tags bar', checked: true });
});

it('resets all settings and undoes the reset', async () => {
  const { user, drawer } = await openSettings({ tags: false, header: true });
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  drawer.getByRole('switch', { name: 'Tags bar', checked: true });
  expect(drawer.getByRole('status').textContent).toBe('All settings are reset.');
  await user.click(drawer.getByRole('button', { name: 'Undo' }));
  drawer.getByRole('switch', { name: 'Tags bar', checked: false });
  expect(drawer.getByRole('status').textContent).toBe('Your settings are back.');
  expect(drawer.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Reset' }));
});

it('offers no undo after a newer change', async () => {
  const { user, drawer } = await openSettings({ tags: false, header: true });
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  await user.click(drawer.getByRole('switch', { name: 'Fixed header' }));
  expect(drawer.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers no undo if all settings had their defaults', async () => {
  const { user, drawer } = await openSettings();
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  expect(drawer.queryByRole('button', { name: 'Undo' })).toBeNull();
});
