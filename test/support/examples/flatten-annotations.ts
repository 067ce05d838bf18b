import type { Example } from './example';

export const flatten_annotations: Example = {
	inputs: ['reviewed.pdf'],
	parameters: {},
	shows: 'the same page with the comments as part of it',
	trial: { looks: 'uncommented' },
	gives: { texts: [['Draft']], holdsNot: ['/Highlight', '/Square', '/FreeText'] },
};
