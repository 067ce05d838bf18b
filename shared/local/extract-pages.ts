import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const extract_pages: LocalOperation<'extract_pages'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
