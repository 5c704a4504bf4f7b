export { toast, type ToastOptions } from './components/toast/toast';
export { Toaster, type ToasterProps } from './components/toast/toaster';
