import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const remove_restrictions: Example = {
	inputs: ['restricted.pdf'],
	parameters: {},
	shows: 'the restricted one without restrictions',
	gives: { texts: [wholeReport], encryption: 'File is not encrypted' },
};
