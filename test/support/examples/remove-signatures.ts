import type { Example } from './example';

export const remove_signatures: Example = {
	inputs: ['letter.pdf'],
	parameters: { appearance: 'remove' },
	shows: 'the letter without its signature field and its visible mark',
	gives: { texts: [['Dear reader']], holdsNot: ['/ByteRange', '/SigFlags', 'Signed by a sample'] },
};
