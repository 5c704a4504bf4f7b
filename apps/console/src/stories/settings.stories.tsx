import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { consoleStory, press, startingWith, type ConsoleStoryArgs } from '../testing/console-story';

/** Language, password, two-step log-in and email address of the user. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Settings',
  args: { ...consoleStory.args, at: '/systemSet/languageSet' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Language: Story = {};
export const Password: Story = { args: { at: '/systemSet/changePassword' } };
export const PasswordNarrow: Story = {
  tags: ['!test'],
  args: { at: '/systemSet/changePassword' },
  globals: { viewport: { value: 'mobile2' } },
};

const secondFactor = { at: '/systemSet/secondFactor' };
const stateOn = (recoveryCodesLeft: number) => ({
  ...secondFactor,
  responses: {
    '/user/secondFactor/state': {
      data: { sinceTime: '2026-11-18T02:30:00Z', recoveryCodesLeft, canStore: true },
    },
  },
});
export const SecondFactorOff: Story = { args: secondFactor };
export const SecondFactorOn: Story = { args: stateOn(8) };
export const SecondFactorFewCodes: Story = {
  args: stateOn(1),
  globals: { viewport: { value: 'mobile2' } },
};
/** The server has no key to encrypt secrets. */
export const SecondFactorWithoutKey: Story = { args: { ...secondFactor, state: 'empty' } };
export const SecondFactorLoading: Story = { tags: ['!test'], args: { ...secondFactor, state: 'loading' } };
export const SecondFactorFailed: Story = { args: { ...secondFactor, state: 'failed' } };
/** The picture for the app, after the password. */
export const SecondFactorPicture: Story = {
  args: secondFactor,
  play: async (context) => {
    await press(['button', 'settings', 'secondFactor.switchOn'])(context);
    const password = startingWith(context, 'settings', 'secondFactor.password');
    await context.userEvent.type(screen.getByLabelText(password), 'Secret2026');
    const proceed = startingWith(context, 'settings', 'secondFactor.continue');
    await context.userEvent.click(screen.getByRole('button', { name: proceed }));
    await screen.findByRole('img');
  },
};
/** Shown once. */
export const RecoveryCodes: Story = {
  args: secondFactor,
  play: async (context) => {
    await SecondFactorPicture.play?.(context);
    const [code] = screen.getAllByRole('textbox');
    if (code) await context.userEvent.type(code, '123456{Enter}');
    await screen.findByText('h4kp-w9ta-mx3e-7ncd');
  },
};
export const SwitchOff: Story = {
  args: stateOn(8),
  play: press(['button', 'settings', 'secondFactor.switchOff']),
};
export const Mail: Story = { args: { at: '/systemSet/mail' } };
export const MailOff: Story = {
  args: {
    at: '/systemSet/mail',
    responses: { '/user/mail/detail': { data: { isOffered: false, address: null, isConfirmed: false } } },
  },
};
