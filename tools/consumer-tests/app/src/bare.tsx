import './host.css';
import { mount } from './mount';

mount();
