import './react-without-traces';
import './fast-queries';
import { toast } from '@meridian/ui/toast';
import { configure } from 'storybook/test';
import { beforeEach } from 'vitest';
import { prepareAxe } from './axe-in-stories';
import { getElementError } from './short-errors';
import { failOnConsoleErrors } from './story-console-errors';
import { failOnUntranslatedTexts } from './untranslated-in-stories';

configure({ getElementError });
// one setup file: each is loaded again with every story file
failOnConsoleErrors();
prepareAxe();
failOnUntranslatedTexts();
// a toast whose story ended before its time would be shown by the next `Toaster`
beforeEach(() => toast.clear());
