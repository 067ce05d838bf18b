import { OctavoError } from '../errors';
import type { LocalOperation } from './job';

export const merge_documents: LocalOperation<'merge_documents'> = () => Promise.reject(new OctavoError('internal', 'under construction'));
