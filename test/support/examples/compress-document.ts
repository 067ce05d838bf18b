import type { Example } from './example';

export const compress_document: Example = {
	inputs: ['scanned.pdf'],
	parameters: { resolution: '96' },
	small: {},
	shows: 'the scan of a photo in a part of its bytes',
	gives: { holds: ['/DCTDecode'] },
};
