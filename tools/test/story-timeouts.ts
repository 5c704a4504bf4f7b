import { configure } from 'storybook/test';

configure({ asyncUtilTimeout: 10_000 });
