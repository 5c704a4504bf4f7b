// the addon imports the same module, which leaves axe in the page
import 'axe-core';
import { rememberColours } from '../axe-colours';

rememberColours();
