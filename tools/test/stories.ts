import './react-without-traces';
import './fast-queries';
import { prepareAxe } from './axe-in-stories';
import { failOnConsoleErrors } from './story-console-errors';
import { failOnUntranslatedTexts } from './untranslated-in-stories';

// one setup file: each is loaded again with every story file
failOnConsoleErrors();
prepareAxe();
failOnUntranslatedTexts();
