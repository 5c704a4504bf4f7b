/* global window */
import { contender } from '#contender';
import { createProbe } from './probe.js';

window.gridBench = createProbe(contender);
