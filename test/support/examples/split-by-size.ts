import type { Example } from './example';

export const split_by_size: Example = {
	inputs: ['report.pdf'],
	parameters: { maximum_bytes: '4000' },
	atScale: { maximum_bytes: '200000' },
	shows: 'parts of at most 4000 bytes, as few as possible',
	gives: { maximumBytes: 4000 },
	small: { maximum_bytes: 2500 },
};
