import { serveTask } from '../../kits/workbooks/read/serve-task';
import { parseFile } from './parse-file';

serveTask(parseFile);
