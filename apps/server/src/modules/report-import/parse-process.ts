import { serveTask } from '../../workbook-files/serve-task';
import { parseFile } from './parse-file';

serveTask(parseFile);
