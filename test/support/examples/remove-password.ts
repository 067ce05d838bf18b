import { USER } from '../documents/odd';
import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const remove_password: Example = {
	inputs: ['locked.pdf'],
	parameters: { password: 'open sesame' },
	shows: 'the one with the password, open again',
	gives: { texts: [wholeReport], encryption: 'File is not encrypted' },
	small: { password: USER },
	trial: { keepsEncryption: false },
};
