import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const reorder_pages: LocalOperation<'reorder_pages'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
