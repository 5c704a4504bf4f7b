import './before.css';
import { mount } from './mount';
import { Report } from './report';

mount(<Report />);
