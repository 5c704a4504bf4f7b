import '@meridian/report-table';
import './host.css';
import { mount } from './mount';

mount();
