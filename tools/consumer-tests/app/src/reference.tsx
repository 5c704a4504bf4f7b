import '@meridian/report-table/styles.css';
import './reference.css';
import { mount } from './mount';
import { Report } from './report';

mount(<Report />);
