import { allPermissions } from '@meridian/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { consoleStory, press, startingWith, type ConsoleStoryArgs } from '../testing/console-story';
import { demoUser } from '../testing/demo/demo-accounts';

/** Log-in: the form, the picture to read, and the panel next to it. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Login',
  args: { ...consoleStory.args, at: '/login', isSignedIn: false },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { tags: ['all-cases'], globals: { theme: 'dark' } };
export const NoPicture: Story = { args: { state: 'failed' } };
/** The messages of the form before anything was sent. */
export const WithoutInput: Story = { play: press(['button', 'auth', 'submit']) };
/** The session has ended while the console was open. */
export const Expired: Story = { tags: ['!test'], args: { notice: 'login_expired' } };
/** The log-in of another page was not accepted. */
export const RejectedByOtherPage: Story = { tags: ['!test'], args: { notice: 'sso_rejected' } };

/** The password is correct: a code of the app is needed, too. */
export const SecondStep: Story = {
  args: { responses: { '/user/login': { data: { challenge: 'demo' } } } },
  play: async (context) => {
    const [userName, code] = await screen.findAllByRole('textbox');
    if (!userName || !code) return;
    await context.userEvent.type(userName, 'linwei');
    await context.userEvent.type(
      screen.getByLabelText(startingWith(context, 'auth', 'password')),
      'Secret2026',
    );
    await context.userEvent.type(code, '7k3f{Enter}');
    await screen.findByText(startingWith(context, 'secondStep', 'lead'));
  },
};
export const SecondStepWrongCode: Story = {
  ...SecondStep,
  play: async (context) => {
    await SecondStep.play?.(context);
    await context.userEvent.keyboard('000000{Enter}');
    await screen.findByText(startingWith(context, 'errors', '910008'));
  },
};
export const SecondStepNarrow: Story = {
  tags: ['all-cases'],
  ...SecondStep,
  globals: { viewport: { value: 'mobile2' } },
};
const demanded = (sinceTime: string | null): Partial<ConsoleStoryArgs> => ({
  at: '/home/index',
  isSignedIn: true,
  responses: (language) => ({
    '/user/getUserInfo': {
      data: { ...demoUser(language, [allPermissions]), accounts: [], pendingStep: 'secondFactor' },
    },
    '/secondFactor/state': { data: { sinceTime, recoveryCodesLeft: 10, canStore: true } },
  }),
});
/** After the company log-in, if administrators need a second factor. */
export const SecondStepOfCompany: Story = { args: demanded('2026-11-02T08:00:00Z') };
/** The same without an authenticator app. */
export const SetUpSecondStep: Story = { args: demanded(null) };
export const SetUpSecondStepNarrow: Story = {
  tags: ['all-cases'],
  ...SetUpSecondStep,
  globals: { viewport: { value: 'mobile2' } },
};
/** The second step took too long. */
export const SecondStepExpired: Story = { tags: ['!test'], args: { notice: '910007' } };
const withCompany = {
  '/getSignInOptions': { data: { ssoOrigin: null, company: { label: 'Kaede Travel' } } },
};
/** The server has an OpenID provider. */
export const WithCompany: Story = { args: { responses: withCompany } };
export const WithCompanyNarrow: Story = {
  tags: ['all-cases'],
  ...WithCompany,
  globals: { viewport: { value: 'mobile2' } },
};
/** Back from the company's log-in page with a person who is not a user here. */
export const UnknownAtCompany: Story = { args: { responses: withCompany, notice: '910015' } };
