import type { Example } from './example';

export const remove_annotations: Example = {
	inputs: ['reviewed.pdf'],
	parameters: {},
	shows: 'the same page without comments',
	trial: { looks: 'uncommented' },
	gives: { texts: [['Draft']], holdsNot: ['/Highlight', '/Square', '/FreeText', 'Please check'] },
};
